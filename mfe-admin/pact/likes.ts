import { Matchers } from '@pact-foundation/pact';
import { makeMarketplaceLikes } from '@setu/marketplace/testing';
import { makeReplyLikes } from '@setu/mfe-kit/testing/pact';

export { clientOf, failure, refusalExample, talkTo } from '@setu/mfe-kit/testing/pact';

const { boolean, eachLike, integer, like, regex, uuid } = Matchers;

const replies = makeReplyLikes(Matchers);
const { amount } = replies;
export const { instant, total, problemHeaders, problemLike } = replies;
export const { inquiryLike } = makeMarketplaceLikes(Matchers, replies);

/** A user as the list shows it. */
export const userLike = (fields: Record<string, unknown> = {}) => ({
  id: uuid('a1000000-0000-4000-8000-000000000001'),
  email: like('asha@people.test'),
  firstName: like('Asha'),
  lastName: like('Kulkarni'),
  displayName: like('Asha Kulkarni'),
  profileImageUrl: null,
  role: 'investor',
  phone: like('9820012345'),
  city: like('Pune'),
  state: like('Maharashtra'),
  createdAt: instant,
  ...fields,
});

/** The form's values of a site copy entry; all are texts. */
export const entryDraft = {
  section: 'hero',
  key: 'hero.pact',
  title: 'A business of your own',
  content: '',
  imageUrl: '',
  linkUrl: '/franchises',
  isActive: true,
  order: '30',
} as const;

/** That entry as it is shown. */
export const entryLike = (fields: Record<string, unknown> = {}) => ({
  id: uuid('c1000000-0000-4000-8000-000000000001'),
  section: 'hero',
  key: 'hero.pact',
  title: 'A business of your own',
  content: null,
  imageUrl: null,
  linkUrl: '/franchises',
  metadata: null,
  isActive: boolean(true),
  order: integer(30),
  createdAt: instant,
  updatedAt: instant,
  ...fields,
});

/** An agent's profile as the list shows it. */
export const agentLike = (userId: string, fields: Record<string, unknown> = {}) => ({
  id: uuid('91000000-0000-4000-8000-000000000001'),
  userId,
  companyName: like('Rao Realty'),
  licenseNumber: like('KA-RERA-1042'),
  experience: integer(12),
  commissionRate: amount('1.50'),
  specializations: eachLike('Retail'),
  serviceAreas: eachLike('Bangalore'),
  isVerified: boolean(false),
  rating: regex(/^\d\.\d{2}$/, '0.00'),
  totalDeals: integer(0),
  ...fields,
});

/** Fields that the schema of a profile requires and this remote does not read. */
export const unreadOfAgent = {
  certifications: like([]),
  languages: like([]),
  description: like('We know the high streets.'),
  website: like('https://realty.example'),
  createdAt: instant,
  updatedAt: instant,
};

const rupees = (example: string) => regex(/^\d+\.\d{2}$/, example);

/** A franchise as the list of featured ones shows it. */
export const franchiseLike = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  title: like('Chai kiosk'),
  brandName: like('Chai Chaupal'),
  businessCategory: 'food_beverage',
  franchiseModel: 'FOFO',
  minInvestment: rupees('500000.00'),
  maxInvestment: rupees('900000.00'),
  featured: boolean(false),
  ...fields,
});

/** Fields that the schema of a franchise requires and this remote does not read. */
export const unreadOfFranchise = {
  brandId: uuid('b1000000-0000-4000-8000-000000000001'),
  description: like('A kiosk for railway platforms.'),
  expectedROI: rupees('24.50'),
  areaRequired: integer(150),
  supportProvided: like('Two weeks of training.'),
  trainingIncluded: boolean(true),
  marketingSupport: boolean(false),
  territories: eachLike('Mumbai'),
  images: like([]),
  documents: like([]),
  isActive: boolean(true),
  rating: null,
  reviewCount: integer(0),
  outletCount: integer(0),
  createdAt: instant,
  updatedAt: instant,
};

/** A property with everything that its preview shows. */
export const propertyLike = (id: string) => ({
  id,
  providerId: uuid('33333333-3333-4333-8333-333333333333'),
  title: like('Hall beside the station'),
  description: like('Double height, one column.'),
  propertyType: 'retail',
  area: integer(1500),
  address: like('12, Station Road'),
  city: like('Pune'),
  state: like('Maharashtra'),
  pincode: like('411001'),
  rentPerSqFt: rupees('150.00'),
  securityDeposit: rupees('900000.00'),
  amenities: eachLike('Parking'),
  images: like([]),
  isAvailable: boolean(true),
  featured: boolean(false),
  createdAt: instant,
  updatedAt: instant,
});

/** A requirement with everything that its preview shows. */
export const requirementLike = (id: string) => ({
  id,
  brandId: uuid('b1000000-0000-4000-8000-000000000001'),
  title: like('Corner shop wanted'),
  description: like('Ground floor, two shutters.'),
  businessCategory: 'retail',
  propertyType: like('retail'),
  acceptsAnyType: boolean(false),
  minArea: integer(1000),
  maxArea: integer(2000),
  preferredLocations: eachLike('Pune'),
  maxRentPerSqFt: rupees('180.00'),
  requiredAmenities: eachLike('Parking'),
  timeline: like('2 months'),
  isActive: boolean(true),
  createdAt: instant,
  updatedAt: instant,
});

/** A listing as administrators see it. */
export const listingLike = (id: unknown, fields: Record<string, unknown> = {}) => ({
  id,
  kind: 'franchise',
  title: like('Chai kiosk'),
  ownerId: uuid('b1000000-0000-4000-8000-000000000001'),
  ownerName: like('New brand'),
  createdAt: instant,
  ...fields,
});
