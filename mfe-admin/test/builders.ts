import type {
  ActivityEntry,
  AdminBrand,
  AdminFranchiseeReview,
  AdminListing,
  AdminMail,
  AdminProof,
  AdminRecord,
  AdminTrends,
  AdminUserView,
  AgentProfile,
  FranchiseView,
  ListingReport,
  WaitingListing,
  WebsiteContent,
} from '@setu/contracts';
import { aFranchise, aFranchiseeReview, aProperty, aRequirement } from '@setu/marketplace/testing';

let count = 0;

const nextId = (prefix: string) => {
  count += 1;
  return `${prefix}0000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

/** A logged-in administrator with a fresh id. */
export const anAdmin = (fields: Partial<AdminRecord> = {}): AdminRecord => ({
  id: nextId('4'),
  email: 'nisha@example.test',
  name: 'Nisha Verma',
  ...fields,
});

/** A user as administrators see it, with a fresh id. */
export const aUserView = (fields: Partial<AdminUserView> = {}): AdminUserView => ({
  id: nextId('a'),
  email: `asha${count}@example.test`,
  firstName: 'Asha',
  lastName: 'Iyer',
  displayName: 'Asha Iyer',
  profileImageUrl: null,
  role: 'investor',
  phone: '9820012345',
  city: 'Pune',
  state: 'Maharashtra',
  createdAt: '2026-02-11T06:30:00.000Z',
  ...fields,
});

/** A listing as administrators see it, with a fresh id. */
export const aListing = (fields: Partial<AdminListing> = {}): AdminListing => ({
  id: nextId('b'),
  kind: 'franchise',
  title: 'Chai kiosk',
  ownerId: nextId('5'),
  ownerName: 'Idli Ink',
  state: 'shown',
  hidden: null,
  createdAt: '2026-02-11T06:30:00.000Z',
  ...fields,
});

type Waiting<K extends WaitingListing['kind']> = Extract<WaitingListing, { kind: K }>;

const review = { state: 'waiting' as const, since: '2026-11-12T06:30:00.000Z', reason: null };

/** A franchise that waits for a review, with a fresh id. */
export const aWaiting = (fields: Partial<FranchiseView> = {}): Waiting<'franchise'> => {
  const listing = aFranchise({ review, ...fields });
  return { kind: 'franchise', id: listing.id, ownerName: listing.brandName, listing };
};

/** A property that waits for a review, with a fresh id. */
export const aWaitingProperty = (): Waiting<'property'> => {
  const listing = aProperty({ title: 'Shop on FC Road', securityDeposit: null, review });
  return { kind: 'property', id: listing.id, ownerName: 'Sawant Realty', listing };
};

/** A requirement that waits for a review, with a fresh id. */
export const aWaitingRequirement = (): Waiting<'requirement'> => {
  const listing = aRequirement({
    title: 'Corner shop wanted',
    description: null,
    businessCategory: 'retail',
    minArea: 1000,
    maxArea: 2000,
    preferredLocations: ['Pune', 'Surat'],
    maxRentPerSqFt: null,
    requiredAmenities: ['Washroom', 'Parking'],
    timeline: null,
    review,
  });
  return { kind: 'requirement', id: listing.id, ownerName: 'Idli Ink', listing };
};

/** An open report of a listing, with fresh ids. */
export const aReport = (fields: Partial<ListingReport> = {}): ListingReport => ({
  id: nextId('d'),
  kind: 'franchise',
  listingId: nextId('b'),
  listingTitle: 'Chai kiosk',
  listingState: 'shown',
  ownerId: nextId('5'),
  ownerName: 'Idli Ink',
  reason: 'misleading',
  text: 'The ROI is wrong.',
  reporterId: null,
  reporterName: null,
  state: 'open',
  createdAt: '2026-02-11T06:30:00.000Z',
  decidedAt: null,
  ...fields,
});

/** A mail that was sent, as administrators see it, with a fresh id. */
export const aMail = (fields: Partial<AdminMail> = {}): AdminMail => ({
  id: nextId('e'),
  kind: 'password-reset',
  recipient: 'asha@example.test',
  userId: nextId('a'),
  state: 'sent',
  tries: 1,
  problem: null,
  createdAt: '2026-02-11T06:30:00.000Z',
  endedAt: '2026-02-11T06:30:04.000Z',
  ...fields,
});

/** A site copy entry with a fresh id. */
export const aContentEntry = (fields: Partial<WebsiteContent> = {}): WebsiteContent => ({
  id: nextId('c'),
  section: 'hero',
  key: `hero.entry-${count}`,
  title: 'A business of your own',
  content: 'With the figures on the table.',
  imageUrl: null,
  linkUrl: null,
  metadata: null,
  isActive: true,
  order: 0,
  createdAt: '2026-02-11T06:30:00.000Z',
  updatedAt: '2026-02-11T06:30:00.000Z',
  ...fields,
});

/** A brand as administrators see it, with a fresh id. */
export const aBrand = (fields: Partial<AdminBrand> = {}): AdminBrand => ({
  id: nextId('5'),
  name: 'Idli Ink',
  email: 'idli@example.test',
  website: 'https://idli.example/',
  isVerified: false,
  verification: null,
  verifiedUntil: null,
  verificationEnd: null,
  createdAt: '2026-02-11T06:30:00.000Z',
  ...fields,
});

/** An agent's profile with a fresh id. */
export const anAgent = (fields: Partial<AgentProfile> = {}): AgentProfile => ({
  id: nextId('9'),
  userId: nextId('3'),
  companyName: 'Rao Realty',
  licenseNumber: 'KA-RERA-1042',
  experience: 12,
  commissionRate: '1.50',
  specializations: ['Retail'],
  serviceAreas: ['Bangalore', 'Mysuru', 'Hubballi', 'Mangaluru', 'Belagavi'],
  certifications: [],
  languages: [],
  description: null,
  website: null,
  linkedinProfile: null,
  photo: null,
  isVerified: false,
  verification: null,
  verifiedUntil: null,
  verificationEnd: null,
  rating: '4.50',
  totalDeals: 8,
  createdAt: '2026-02-11T06:30:00.000Z',
  updatedAt: '2026-02-11T06:30:00.000Z',
  ...fields,
});

/** A line of the audit trail with a fresh id. */
export const anEntry = (fields: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: nextId('7'),
  text: 'Asha Iyer registered as Investor',
  kind: 'user',
  at: '2026-11-20T10:42:00.000Z',
  ...fields,
});

/** Thirty days up to 20 November 2026; each is empty unless counts are given by its index. */
export const someTrends = (days: Record<number, Partial<AdminTrends[number]>> = {}): AdminTrends =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
    registrations: 0,
    inquiries: 0,
    views: 0,
    ...days[index],
  }));

/** A person who says that they run an outlet, with the agreement, as administrators see it. */
export const aProof = (fields: Partial<AdminProof> = {}): AdminProof => ({
  id: nextId('6'),
  franchiseId: nextId('b'),
  franchiseTitle: 'Chai kiosk',
  brandId: nextId('5'),
  brandName: 'Chai Chaupal',
  userId: nextId('a'),
  userName: 'Arjun Mehta',
  city: 'Indore',
  openedIn: 2021,
  hasAgreement: true,
  agreement: {
    url: '/attachments/c0000000-0000-4000-8000-000000000001/document.pdf',
    name: 'Agreement.pdf',
    bytes: 812_004,
    pages: 24,
  },
  hasReviewed: false,
  state: 'waiting',
  provenBy: null,
  reason: null,
  createdAt: '2026-11-12T06:30:00.000Z',
  decidedAt: null,
  ...fields,
});

/** A review by a franchisee with one open report, as administrators see it. */
export const aReviewToModerate = (fields: Partial<AdminFranchiseeReview> = {}): AdminFranchiseeReview => ({
  ...aFranchiseeReview(),
  franchiseTitle: 'Chai kiosk',
  brandId: nextId('5'),
  brandName: 'Chai Chaupal',
  authorId: nextId('a'),
  hidden: null,
  reports: [
    {
      id: nextId('d'),
      reason: 'misleading',
      text: 'There is no outlet in Indore.',
      reporterId: null,
      reporterName: null,
      state: 'open',
      createdAt: '2026-11-12T06:30:00.000Z',
      decidedAt: null,
    },
  ],
  ...fields,
});
