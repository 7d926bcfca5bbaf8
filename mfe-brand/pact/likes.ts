import { Matchers } from '@pact-foundation/pact';
import { makeMarketplaceLikes } from '@setu/marketplace/testing';
import { ApiError } from '@setu/mfe-kit';
import { makeReplyLikes } from '@setu/mfe-kit/testing/pact';

export { clientOf, talkTo } from '@setu/mfe-kit/testing/pact';

const { boolean, eachLike, integer, like, uuid } = Matchers;

const replies = makeReplyLikes(Matchers);
const { amount, total } = replies;
export const { instant, problemHeaders, problemLike } = replies;
const marketplace = makeMarketplaceLikes(Matchers, replies);

export const someTotal = total('1');

/** The error with which a call was refused. */
export const refusal = async (call: Promise<unknown>): Promise<ApiError> => {
  const reason = await call.catch((error: unknown) => error);
  if (reason instanceof ApiError) return reason;
  throw new Error('It was not refused', { cause: reason });
};

/** The franchise that the brand's form sends. */
export const franchiseDraft = {
  title: 'Chai Chaupal Corner',
  description: 'A chai counter for busy streets.',
  businessCategory: 'food_beverage' as const,
  franchiseModel: 'FOFO' as const,
  minInvestment: '1200000',
  maxInvestment: '1800000',
  expectedROI: '32',
  areaRequired: '320',
  supportProvided: 'Fifteen days of training.',
  trainingIncluded: true,
  marketingSupport: false,
  territories: ['Pune', 'Mumbai'],
  images: [] as string[],
  documents: [] as string[],
  isActive: true,
  featured: false,
};

/** That franchise as this remote reads it: the shape of its fields, with values for enumerations. */
export const franchiseLike = (id: string, fields: Record<string, unknown> = {}) => ({
  ...franchiseDraft,
  id: uuid(id),
  brandId: uuid('11111111-1111-4111-8111-111111111111'),
  brandName: like('Chai Chaupal'),
  minInvestment: amount('1200000.00'),
  maxInvestment: amount('1800000.00'),
  expectedROI: amount('32.00'),
  areaRequired: integer(320),
  territories: eachLike('Pune'),
  isActive: boolean(true),
  rating: null,
  reviewCount: integer(0),
  outletCount: integer(0),
  createdAt: instant,
  updatedAt: instant,
  ...fields,
});

/** A draft as this remote reads it, with these fields. */
export const draftLike = (id: string, fields: Record<string, unknown>) => ({
  id: uuid(id),
  brandId: uuid('11111111-1111-4111-8111-111111111111'),
  brandName: like('Chai Chaupal'),
  fields,
  createdAt: instant,
  updatedAt: instant,
});

/** The requirement that the brand's form sends. */
export const requirementDraft = {
  title: 'High-street corner',
  description: 'A ground floor with a water line.',
  businessCategory: 'food_beverage' as const,
  minArea: 280,
  maxArea: 450,
  preferredLocations: ['Pune'],
  maxRentPerSqFt: '170',
  requiredAmenities: ['Washroom'],
  timeline: '2 months',
  isActive: true,
};

/** The shape of that requirement. */
export const requirementLike = (id: string, fields: Record<string, unknown> = {}) => ({
  ...requirementDraft,
  id: uuid(id),
  brandId: uuid('11111111-1111-4111-8111-111111111111'),
  propertyType: like('retail'),
  acceptsAnyType: boolean(false),
  fulfilledAt: null,
  fulfilledBy: null,
  maxRentPerSqFt: amount('170.00'),
  preferredLocations: eachLike('Pune'),
  createdAt: instant,
  updatedAt: instant,
  ...fields,
});

/** The shape of a property, in the provider state with matching properties. */
export const propertyLike = () => ({
  id: uuid('e1000000-0000-4000-8000-000000000001'),
  providerId: uuid('33333333-3333-4333-8333-333333333333'),
  title: like('Hall beside the station'),
  description: like('Double height, one column.'),
  propertyType: like('retail'),
  area: integer(1500),
  address: like('12, Station Road'),
  city: like('Pune'),
  state: like('Maharashtra'),
  pincode: like('411001'),
  rentPerSqFt: amount('150.00'),
  securityDeposit: amount('900000.00'),
  amenities: eachLike('Parking'),
  images: [],
  isAvailable: boolean(true),
  featured: boolean(false),
  createdAt: instant,
  updatedAt: instant,
});

/** An inquiry the brand received. */
export const inquiryLike = (id: string) =>
  marketplace.inquiryLike(id, { fromName: 'Asha Iyer', toName: null });

/** The shape of an assignment that the brand gave. */
export const assignmentLike = (id: string) => ({
  id: uuid(id),
  agentId: uuid('33333333-3333-4333-8333-333333333333'),
  propertyId: null,
  demandId: uuid('d1000000-0000-4000-8000-000000000001'),
  assignmentType: like('tenant_search'),
  status: 'active',
  commissionAgreed: amount('1.50'),
  notes: like('Start in Pune.'),
  assignedAt: instant,
  completedAt: null,
  brandId: uuid('11111111-1111-4111-8111-111111111111'),
  brandName: like('Chai Chaupal'),
  agentName: like('Kavita Rao'),
  demandTitle: like('High-street corner'),
  areaRequired: like('280 - 450'),
  timeline: like('2 months'),
  preferredLocations: eachLike('Pune'),
  propertyTitle: null,
  awaitsConfirmation: false,
  rating: null,
  updatedAt: instant,
});

/** Date and reason of a listing that an administrator has hidden. */
export const hiddenLike = { at: instant, reason: like('The stated ROI is wrong.') };

/** The profile of an agent that made the brand an offer. */
export const offeringAgentLike = (userId: string) => ({
  userId,
  companyName: like('Deccan Square Realty'),
  licenseNumber: like('RERA-1'),
  experience: integer(7),
  specializations: eachLike('Retail'),
  serviceAreas: eachLike('Pune'),
  certifications: [],
  languages: eachLike('Hindi'),
  description: like('High streets only.'),
  website: like('https://realty.example'),
  linkedinProfile: null,
  isVerified: boolean(false),
  rating: amount('0.00'),
  totalDeals: integer(0),
});
