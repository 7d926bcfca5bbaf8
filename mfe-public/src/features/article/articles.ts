import { product } from '@setu/contracts';
import { roiFields } from '@setu/marketplace';
import type { PageHeadInput } from '@setu/protocol';

/** A part of an article: a heading, paragraphs, and optionally a list. */
interface ArticlePart {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** A short page of text. */
export interface Article {
  path: string;
  /** The screen that shows it, when it has more than text. */
  screen?: './contact' | './calculator';
  /** Parameters of its address that the screen reads. */
  search?: readonly string[];
  title: string;
  lead: string;
  parts: readonly ArticlePart[];
  /** A link at the end: path and text. */
  next: { path: string; text: string };
}

export const calculator: Article = {
  path: '/calculator',
  screen: './calculator',
  search: roiFields,
  title: 'Investment Calculator',
  lead: 'Three figures decide whether a franchise pays: what is left each month, what that makes in a year, and how long it takes to recover your investment. Put yours in and see; below is the arithmetic, with an example.',
  parts: [
    {
      heading: 'The three figures',
      paragraphs: ['Take revenue and expenses of an ordinary month, not of the opening month.'],
      points: [
        'Monthly profit = monthly revenue − monthly expenses.',
        'Annual ROI in percent = 12 × monthly profit ÷ initial investment × 100.',
        'Break-even in months = initial investment ÷ monthly profit, rounded up.',
        'With a loan, the monthly instalment (EMI) is paid from the profit, and break-even is when your own money is back.',
      ],
    },
    {
      heading: 'An example',
      paragraphs: [
        'You invest ₹20,00,000. The outlet takes ₹4,50,000 a month and spends ₹3,90,000 on rent, people, goods, royalty and power.',
        'That leaves ₹60,000 a month. In a year it is ₹7,20,000, an ROI of 36%. The investment is recovered after 34 months.',
      ],
    },
    {
      heading: 'What is easily forgotten',
      paragraphs: ['Leave these out, and a return looks larger on paper than it will be.'],
      points: [
        'Royalty and the marketing fee, often a share of revenue and not of profit.',
        'Your own salary, if you work in the outlet.',
        'Security deposit for the premises, which is locked-in money.',
        'The slow months between opening and a steady trade.',
      ],
    },
  ],
  next: { path: '/franchises?sort=roi', text: 'See opportunities by highest ROI' },
};

const guide: Article = {
  path: '/guide',
  title: 'Franchise Guide',
  lead: 'From the first look to a signed agreement: what to decide, what to ask, and what to see with your own eyes.',
  parts: [
    {
      heading: 'First decide how involved you want to be',
      paragraphs: [
        'The models differ in who owns the outlet and who runs it. FOFO asks for your days and pays the most; FICO asks for capital only and pays less. FOCO and COFO are in between.',
      ],
    },
    {
      heading: 'Ask every brand the same questions',
      paragraphs: ['Answers are only comparable when the questions are.'],
      points: [
        'How many outlets opened and how many closed in the last two years?',
        'What did an outlet like mine take and spend last year, month by month?',
        'Which fees do I pay, on what base, and when do they change?',
        'Who chooses the premises, and who pays when they turn out wrong?',
        'What happens at the end of the term, and may I sell?',
      ],
    },
    {
      heading: 'See for yourself',
      paragraphs: [
        'Speak to three franchisees the brand did not name. Stand in an outlet on a weekday and on a Sunday and count. Have the agreement read by a lawyer of your own before you pay anything.',
      ],
    },
  ],
  next: { path: '/franchises', text: 'Browse Franchises' },
};

const help: Article = {
  path: '/help',
  title: 'Help Center',
  lead: 'Short answers to what people ask first.',
  parts: [
    {
      heading: 'How do I reach a brand?',
      paragraphs: [
        'Open its opportunity and choose Send Inquiry. You need an account, so that the brand knows whom to answer. Your message goes to the brand that owns the listing and to no other brand.',
      ],
    },
    {
      heading: 'What does it cost to look and to ask?',
      paragraphs: ['Browsing needs no account. Creating one and sending inquiries is free of charge.'],
    },
    {
      heading: 'How many inquiries may I send?',
      paragraphs: ['Up to twenty within 24 hours. It keeps the inboxes of brands worth reading.'],
    },
    {
      heading: 'Where do the figures come from?',
      paragraphs: [
        'Investment, area and expected ROI are stated by the brand. They are its own figures, not a promise of ours: the Franchise Guide says what to check.',
      ],
    },
    {
      heading: 'Are the brands checked?',
      paragraphs: [
        'Brands and agents register and list themselves. One with a Verified badge showed documents to an administrator; press the badge to read which, and until when it counts. Without the badge nobody was checked. Ask a brand for proof before you pay anything.',
      ],
    },
    {
      heading: 'Why is my listing hidden, or my account suspended?',
      paragraphs: [
        'An administrator did that and gave a reason. Your dashboard shows the reason for a hidden listing, and the sign-in page shows it for a suspended account. Correct what is wrong and write to us with the contact form. An administrator can restore both.',
      ],
    },
  ],
  next: { path: '/contact', text: 'Contact Us' },
};

export const contact: Article = {
  path: '/contact',
  screen: './contact',
  title: 'Contact Us',
  lead: 'The quickest way to an answer depends on whom you need.',
  parts: [
    {
      heading: 'You have a question about a franchise',
      paragraphs: [
        'Ask the brand itself: every opportunity has Send Inquiry. Your question goes to the people who own the listing.',
      ],
    },
    {
      heading: 'You are a brand, or you offer property',
      paragraphs: [
        'Create an account as a Brand or as an Agent with Get Started at the top of the page. Listings are made from there.',
      ],
    },
    {
      heading: 'You need us',
      paragraphs: [
        `Write to the ${product.name} team with the form. Your message goes to the people who run the site, with the email address and phone number you leave.`,
      ],
    },
  ],
  next: { path: '/help', text: 'Help Center' },
};

const privacy: Article = {
  path: '/privacy',
  title: 'Privacy Policy',
  lead: 'What we store about you, why, and who sees it.',
  parts: [
    {
      heading: 'What we store about you',
      paragraphs: ['Only what the marketplace needs to work.'],
      points: [
        'Your account: name, email, role, and phone, city and state if you give them. Passwords are stored as hashes that cannot be turned back.',
        'How you sign in: the browsers in which you are signed in, your passkeys, two-step verification, and whom you joined to sign in with.',
        'What you list, offer, post and save here, and the profile of a brand or an agent. Of pictures we remove where and with what they were taken.',
        'The inquiries you send and the messages and files that follow, with their date and status; budget, city and start if you say them, and your phone number if you share it.',
        'The documents with which an administrator verified you, with their numbers.',
        'Which mails we sent you, without their text, and the notifications behind the bell.',
        'Which listings were looked at: under your account while you are signed in, else without knowing who you are.',
        'What you write to us, by the contact form or for a consultation, with the name, email and phone you give.',
        'What you report to us, and why an administrator hid a listing of yours or suspended your account, and when.',
        'Technical logs of requests, to find faults and misuse.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'A brand sees your name, your messages with their files, and what you said of budget, city and start when you write to it; everybody in its team does. It sees your phone number only if you share it, and you can withdraw it in the conversation. Nobody else on the marketplace sees any of this, but those who run it can, to find misuse.',
        'We do not sell personal data and show no advertising of others.',
      ],
    },
    {
      heading: 'Your data is yours',
      paragraphs: [
        'In your settings you can download what we store about you, turn mails off, sign out other browsers, and delete your account. What you wrote to others then stays with them, without your name.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'One cookie keeps you signed in. One more lives for ten minutes and remembers where you were when you went to sign in. While we try a new version of a page with a part of our visitors, a third one with a random number makes sure that you keep seeing the same version; it stays for a year and does not identify you. Those who run the site have further cookies for their work. There are no cookies of third parties. Your choice of franchises to compare is kept in your browser.',
      ],
    },
  ],
  next: { path: '/terms', text: 'Terms of Service' },
};

const terms: Article = {
  path: '/terms',
  title: 'Terms of Service',
  lead: 'What you may expect from the marketplace and what it expects from you.',
  parts: [
    {
      heading: 'What we are',
      paragraphs: [
        `${product.name} brings brands, investors and property together. It is not a party to an agreement between them, gives no investment advice, and does not guarantee returns.`,
      ],
    },
    {
      heading: 'What you state must be true',
      paragraphs: [
        'Brands answer for the figures in their listings, investors for what they say about themselves. An administrator can hide a listing that misleads; its owner sees why on the dashboard.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'One account per person. Inquiries are for real interest. An administrator can suspend an account that advertises through them or copies listings in bulk. The sign-in page then shows why.',
      ],
    },
  ],
  next: { path: '/privacy', text: 'Privacy Policy' },
};

/** The short pages that the footer links to. */
export const articles: readonly Article[] = [calculator, guide, help, contact, privacy, terms];

/** The article at a path; undefined when there is none. */
export const articleAt = (path: string): Article | undefined =>
  articles.find((article) => article.path === path);

/** The head of an article's page. */
export const articleHead = ({ path, title, lead }: Article): PageHeadInput => ({
  title: `${title} | ${product.name}`,
  description: lead,
  canonical: path,
  type: 'article',
});
