import { product } from '../product';
import type { WebsiteContent } from './website-content';

/** A default entry of the landing page, shown until an administrator writes another text. */
export interface LandingCopy
  extends Pick<WebsiteContent, 'section' | 'title' | 'content' | 'linkUrl' | 'order'> {
  key: ContentKey;
}

/**
 * Keys of site copy that the pages read. If no active entry has a key, its text in `landingCopy` is shown. An entry with any
 * other key is not shown.
 *
 * - `hero.headline`: title is the heading, content the text below it; `hero.claim-*`: title only
 * - `features.*`: a path card, title and text; `features.impact-*`: title is the figure, content its label
 * - `testimonials.*`: content is the quotation; title is the name and, after the first comma, the person's role
 * - `footer.*`: content only
 */
export const contentKeys = [
  'hero.headline',
  'hero.claim-matching',
  'hero.claim-verified',
  'hero.claim-opportunities',
  'hero.claim-range',
  'features.brands',
  'features.investors',
  'features.real-estate',
  'features.impact-opportunities',
  'features.impact-properties',
  'features.impact-matches',
  'features.impact-cities',
  'features.impact-investment',
  'features.impact-satisfaction',
  'features.impact-success',
  'features.closing',
  'testimonials.investor',
  'testimonials.brand',
  'testimonials.agent',
  'footer.tagline',
  'footer.note',
] as const;
export type ContentKey = (typeof contentKeys)[number];

const texts: readonly [ContentKey, title: string | null, content: string | null][] = [
  [
    'hero.headline',
    'The bridge to a business of your own',
    'Franchise brands, investors and commercial property across India meet here, with the numbers on page one.',
  ],
  ['hero.claim-matching', 'AI-powered matching', null],
  ['hero.claim-verified', 'Verified franchisors', null],
  ['hero.claim-opportunities', '1000+ opportunities', null],
  ['hero.claim-range', 'Investments from ₹2\u00a0lakh to ₹50\u00a0crore', null],
  [
    'features.brands',
    'For Brands',
    'List your franchise, say what space you need, and hear from people who have read your figures.',
  ],
  [
    'features.investors',
    'For Investors',
    'See investment, area, returns and support of each listing, and write to the brand itself.',
  ],
  [
    'features.real-estate',
    'For Real Estate',
    'See which brand looks for which space in which city, and offer the one you have.',
  ],
  ['features.impact-opportunities', '5,000+', 'franchise opportunities'],
  ['features.impact-properties', '15,000+', 'commercial properties'],
  ['features.impact-matches', '2,500+', 'successful matches'],
  ['features.impact-cities', '50+', 'cities'],
  ['features.impact-investment', '500Cr+', 'investment facilitated'],
  ['features.impact-satisfaction', '98%', 'satisfaction'],
  ['features.impact-success', '85%', 'success rate'],
  [
    'features.closing',
    'Ready to take the first step?',
    'Looking is free and needs no account. Create one when you want to write to a brand.',
  ],
  [
    'testimonials.investor',
    'Meenal Deshpande, Café franchisee, Pune',
    'I read the investment, the area and the monthly figures before I ever spoke to anyone. When I did write to the brand, we were already talking about the shop, not about the brochure.',
  ],
  [
    'testimonials.brand',
    'Harpreet Sandhu, Founder of a preschool brand, Chandigarh',
    'Eleven outlets in two years. The inquiries we get here come from people who know what FOFO means and what it costs.',
  ],
  [
    'testimonials.agent',
    'Anitha Raghavan, Commercial property consultant, Chennai',
    'A brand posts the area, the rent it can bear and the date. I answer with one address, not with twenty.',
  ],
  ['footer.tagline', null, `${product.tagline}.`],
  [
    'footer.note',
    null,
    `${product.name}. Figures of opportunities come from the brands that list them; check them before you invest.`,
  ],
];

/** Default site copy of the landing page, in the order of the page. New installations start with it. */
export const landingCopy: readonly LandingCopy[] = texts.map(([key, title, content], index) => ({
  section: key.split('.')[0] as LandingCopy['section'],
  key,
  title,
  content,
  linkUrl: null,
  order: index * 10,
}));
