import type { InquiryStatus } from '@setu/contracts';

/** The subject of an inquiry of the demo. Numbers refer to the demo's requirements and properties. */
export type DemoSubject =
  /** Index of a sample of the landing page. The first belongs to the demo's brand account. */
  | { franchise: 0 | 1 | 2 }
  /** Commission in percent. */
  | { requirement: number; ofBrand: string; property: number | null; commission: string }
  /** A property of the demo's agent. */
  | { visitTo: number; requirement: number };

/** The definition of an inquiry of the demo. */
export interface DemoInquiry {
  /** The number from which its fixed id is made. Never reuse it. */
  n: number;
  /** An account that the sign-in page offers, or the number of a further investor. */
  from: 'investor' | 'agent' | 'brand' | number;
  about: DemoSubject;
  subject: string;
  message: string;
  /** Only an inquiry with an answer of the receiver has another status than open. */
  status: InquiryStatus;
  /** Days before the seed when it was sent. Always more than one, so that it does not count for the sender's daily limit. */
  daysAgo: number;
  /** What the investor says about their plans. */
  plans?: { budget: string; city: string; startTime: string; experience: string };
  replies?: readonly { by: 'sender' | 'receiver'; hoursLater: number; message: string }[];
}

/** About franchises. */
export const demoInquiries: readonly DemoInquiry[] = [
  {
    n: 1,
    from: 'investor',
    about: { franchise: 0 },
    subject: 'A corner shop on FC Road, Pune',
    message:
      'I hold the lease of a 380 sq ft corner shop on FC Road, two minutes from the college gate. ' +
      'Would that be enough for the twelve-seat café, and how long from signing to the first cup?',
    status: 'in_progress',
    daysAgo: 12,
    plans: { budget: '500000-2500000', city: 'Pune', startTime: '3-months', experience: 'first' },
    replies: [
      {
        by: 'receiver',
        hoursLater: 6,
        message:
          'It is enough if the counter goes along the short wall. From signing to the first cup is seven to nine weeks; ' +
          'the exhaust permission takes most of it. Does your lease allow food?',
      },
      {
        by: 'sender',
        hoursLater: 27,
        message: 'It allows tea and snacks. I can send the lease and a floor plan this week.',
      },
    ],
  },
  {
    n: 2,
    from: 'agent',
    about: { franchise: 0 },
    subject: 'Two high-street sites in Kothrud',
    message:
      'I represent the owners of two ground-floor sites in Kothrud, 350 and 420 sq ft, both with evening footfall. ' +
      'May I send you floor plans and rents?',
    status: 'open',
    daysAgo: 4,
  },
  {
    n: 3,
    from: 'investor',
    about: { franchise: 0 },
    subject: 'What does the royalty cover?',
    message:
      'Your page names the outlay but not the running costs. What is the monthly royalty, and does it include ' +
      'the tea blends and local marketing?',
    status: 'open',
    daysAgo: 2,
    plans: { budget: '500000-2500000', city: 'Pune', startTime: '3-months', experience: 'first' },
  },
  {
    n: 4,
    from: 'investor',
    about: { franchise: 1 },
    subject: 'Preschool in Whitefield',
    message:
      'We are two sisters, both teachers, and would run the centre ourselves. Is Whitefield still free, ' +
      'and when does the next teacher training begin?',
    status: 'meeting_scheduled',
    daysAgo: 20,
    plans: { budget: '2500000-10000000', city: 'Bengaluru', startTime: '6-months', experience: 'business' },
    replies: [
      {
        by: 'receiver',
        hoursLater: 22,
        message:
          'Whitefield is free, and two teachers who run their own centre are what we hope for. Training begins with ' +
          'every new month. Shall we speak on Saturday at eleven?',
      },
      { by: 'sender', hoursLater: 24, message: 'Saturday at eleven suits us both.' },
    ],
  },
  {
    n: 8,
    from: 'investor',
    about: { franchise: 1 },
    subject: 'A second centre in Mysuru',
    message:
      'If Whitefield goes well we would open in Mysuru a year later. Do you grant a city to one partner, ' +
      'and what does the second centre pay?',
    status: 'in_progress',
    daysAgo: 17,
    replies: [
      {
        by: 'receiver',
        hoursLater: 5,
        message:
          'We grant a part of a city for each centre, and the second one pays half the fee. Let us first open Whitefield ' +
          'together; Mysuru stays open for you until then.',
      },
      { by: 'sender', hoursLater: 28, message: 'That is what we hoped for. Whitefield first, then.' },
    ],
  },
  {
    n: 9,
    from: 'agent',
    about: { franchise: 1 },
    subject: 'What a preschool needs of a building',
    message:
      'Three owners in Indiranagar asked me whether a preschool would take their ground floor. Which area, garden and ' +
      'exits do you ask for, so that I offer you only what fits?',
    status: 'in_progress',
    daysAgo: 11,
    replies: [
      {
        by: 'receiver',
        hoursLater: 3,
        message:
          'Between 1,800 and 2,500 sq ft on one floor, a garden of at least 600 sq ft, and two exits. Please post what fits as ' +
          'an offer to our requirement.',
      },
      {
        by: 'sender',
        hoursLater: 6,
        message: 'One of the three fits. I will measure its garden and post the offer.',
      },
    ],
  },
];

/** Agents' offers and a request to visit. */
export const demoOffers: readonly DemoInquiry[] = [
  {
    n: 5,
    from: 'agent',
    about: { requirement: 1, ofBrand: 'Chaiwala Junction', property: 1, commission: '2.00' },
    subject: 'A corner on Fergusson College Road',
    message:
      'Ground floor, 340 sq ft, fifteen feet of front on the college side. Water, drainage and power are in place from ' +
      'the last tenant. The owner asks ₹165 per sq ft and agrees to nine years with a lock-in of three.',
    status: 'open',
    daysAgo: 3,
  },
  {
    n: 6,
    from: 'agent',
    about: { requirement: 8, ofBrand: 'Little Lotus Preschool', property: null, commission: '1.50' },
    subject: 'Villas with walled gardens in Whitefield',
    message:
      'Two owners in Whitefield would let the ground floor of a villa to a preschool: 1,950 and 2,300 sq ft, both with ' +
      'a walled garden and a road wide enough for a van.',
    status: 'in_progress',
    daysAgo: 9,
    replies: [
      {
        by: 'receiver',
        hoursLater: 18,
        message: 'Please send plans of both. Which of them has two exits already?',
      },
      {
        by: 'sender',
        hoursLater: 30,
        message: 'The larger one. In the other the owner would open the garden wall to the lane.',
      },
    ],
  },
  {
    n: 7,
    from: 'brand',
    about: { visitTo: 3, requirement: 4 },
    subject: 'A visit to the bay at Chakan',
    message:
      'Our head of operations is in Pune from Tuesday to Thursday. May she see the bay and the dock, and is there room ' +
      'for a small test kitchen?',
    status: 'open',
    daysAgo: 2,
  },
];

const answeredInquiry = (
  n: number,
  daysAgo: number,
  hoursLater: number,
  [subject, message, reply]: readonly [string, string, string],
): DemoInquiry => ({
  n: 20 + n,
  from: n,
  about: { franchise: 1 },
  subject,
  message,
  status: 'in_progress',
  daysAgo,
  replies: [{ by: 'receiver', hoursLater, message: reply }],
});

/** Of further investors, to the brand that keeps the reply promise: one of them waited too long. */
export const demoAnsweredInquiries: readonly DemoInquiry[] = [
  answeredInquiry(1, 62, 4, [
    'A preschool in Nagpur',
    'I own the ground floor of a house in Dharampeth, 2,100 sq ft. Is Nagpur open, and would the area do?',
    'Nagpur is open, and the area is right for four groups. Is there a garden, and a second exit?',
  ]),
  answeredInquiry(2, 55, 19, [
    'Teachers in a small town',
    'In Patiala trained preschool teachers are hard to find. Do you train people without a diploma?',
    'We do: three weeks in Bengaluru and two with you on site. One person in each centre needs the diploma.',
  ]),
  answeredInquiry(3, 48, 7, [
    'Curriculum in Tamil and English',
    'Your page says that the curriculum has two languages. Can one of them be Tamil?',
    'It can. The centres in Chennai use it, and you may visit one of them before you decide.',
  ]),
  answeredInquiry(4, 41, 51, [
    'Fees of parents in Pune',
    'Which monthly fee do parents in Pune pay, and how many children fill a centre in the first year?',
    'Please excuse the late answer. Parents pay ₹4,500 to ₹6,000, and a first year ends with 45 to 60 children.',
  ]),
  answeredInquiry(5, 33, 2, [
    'Day care until eight',
    'Most parents near Hinjewadi work until seven. May a centre keep its day care open until eight?',
    'It may, with one more person. Two centres do, and their day care is full.',
  ]),
  answeredInquiry(6, 29, 11, [
    'From one centre to three',
    'I would open one centre in Kochi and two more within three years. Do you agree on all three at once?',
    'We agree on one centre with an option for the next two, at the fee of today.',
  ]),
  answeredInquiry(7, 24, 16, [
    'What the licence needs',
    'Which approvals does a centre in Kolkata need before the first child comes, and who applies for them?',
    'Trade licence, fire safety and the registration with the state. You apply, with our forms and our list.',
  ]),
  answeredInquiry(8, 15, 9, [
    'Summer months',
    'How do centres earn in May and June, when the preschool is closed?',
    'With a summer camp of six weeks, for which we send the plan and the material. It covers the rent.',
  ]),
];
