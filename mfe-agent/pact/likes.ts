import { Matchers } from '@pact-foundation/pact';
import { makeMarketplaceLikes } from '@setu/marketplace/testing';
import { makeReplyLikes } from '@setu/mfe-kit/testing/pact';

export { clientOf, failure, talkTo } from '@setu/mfe-kit/testing/pact';

const { boolean, eachLike, integer, like, uuid } = Matchers;

const replies = makeReplyLikes(Matchers);
export const { amount, instant, total, problemHeaders, problemLike } = replies;
export const { inquiryLike, messageLike } = makeMarketplaceLikes(Matchers, replies);

/** The problem of a field, with the schema's message. */
export const fieldProblemLike = (path: string, message: string) => ({
  type: like('about:blank'),
  title: like('Bad Request'),
  status: 400,
  code: 'validation_failed',
  detail: like('Some fields are not right.'),
  errors: eachLike({ path, message: like(message) }),
});

/** The profile values that an agent enters. */
export const knownProfile = {
  companyName: 'Deccan Square Realty',
  licenseNumber: 'RERA-MH-0001',
  experience: 9,
  commissionRate: '2.50',
  specializations: ['High-street retail'],
  serviceAreas: ['Pune'],
  certifications: ['MahaRERA registered agent'],
  languages: ['हिन्दी'],
  description: 'Finds and closes commercial space.',
  website: 'https://realty.example/',
  linkedinProfile: 'https://linked.example/deccan',
  photo: {
    url: '/media/c0ffee00-0000-4000-8000-000000000a01',
    width: 800,
    height: 600,
    blur: 'data:image/webp;base64,UklGRg==',
  },
};

/** That profile as this remote reads it. */
export const profileLike = {
  ...knownProfile,
  id: uuid('c1000000-0000-4000-8000-000000000001'),
  userId: uuid('33333333-3333-4333-8333-333333333333'),
  isVerified: boolean(false),
  rating: amount('0.00'),
  totalDeals: integer(0),
  createdAt: instant,
  updatedAt: instant,
};

/** A demand of a brand that has no profile yet. */
export const demandLike = (id: string) => ({
  id: uuid(id),
  brandId: uuid('11111111-1111-4111-8111-111111111111'),
  brandName: like('New brand'),
  businessUse: like('Corner shop'),
  businessCategory: 'retail',
  propertyType: like('retail'),
  priority: 'high',
  areaRequired: '1,000 - 2,000',
  timeline: like('2 months'),
  preferredLocations: eachLike('Pune'),
  brandDescription: null,
  targetAudience: null,
  maxRentPerSqFt: amount('180.00'),
  contacted: boolean(false),
});

/** An assignment without a property. */
export const assignmentLike = (id: string) => ({
  id: uuid(id),
  agentId: uuid('33333333-3333-4333-8333-333333333333'),
  propertyId: null,
  demandId: uuid('d1000000-0000-4000-8000-000000000001'),
  assignmentType: 'tenant_search',
  status: 'active',
  commissionAgreed: amount('1.50'),
  notes: like('Start in Pune.'),
  assignedAt: instant,
  completedAt: null,
  brandId: uuid('11111111-1111-4111-8111-111111111111'),
  brandName: like('Chai Chaupal'),
  agentName: like('Kavita Rao'),
  demandTitle: like('Corner shop'),
  areaRequired: like('1,000 - 2,000'),
  timeline: like('2 months'),
  preferredLocations: eachLike('Pune'),
  propertyTitle: null,
  awaitsConfirmation: false,
  rating: null,
  updatedAt: instant,
});

/** The property values that an agent enters. */
export const knownProperty = {
  title: 'Shop on FC Road',
  description: 'Ground floor, two shutters.',
  propertyType: 'retail' as const,
  area: 1200,
  address: '12 FC Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411004',
  rentPerSqFt: '140.00',
  securityDeposit: '600000.00',
  amenities: ['Parking'],
  images: [] as string[],
  isAvailable: true,
};

/** That property as this remote reads it. */
export const propertyLike = (id: string, fields: Record<string, unknown> = {}) => ({
  ...knownProperty,
  id: uuid(id),
  providerId: uuid('33333333-3333-4333-8333-333333333333'),
  featured: boolean(false),
  createdAt: instant,
  updatedAt: instant,
  ...fields,
});

/** Date and reason of a listing that an administrator has hidden. */
export const hiddenLike = { at: instant, reason: like('The stated ROI is wrong.') };
