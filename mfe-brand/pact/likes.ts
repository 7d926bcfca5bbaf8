import { Matchers } from '@pact-foundation/pact';
import { ApiError, makeQueryClient, setTransport } from '@setu/mfe-kit';

const { boolean, eachLike, integer, like, regex, uuid } = Matchers;

const amount = (example: string) => regex(/^\d+\.\d{2}$/, example);
export const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-11-20T10:00:00.000Z');
export const someTotal = { 'x-total-count': regex(/^[1-9]\d*$/, '1') };

// A matcher, not a value: beside `jsonBody` a plain value would have to be application/json as well.
export const problemHeaders = {
  'content-type': regex(/^application\/problem\+json/, 'application/problem+json'),
};

/** A problem as this remote reads it: its code and its sentence. */
export const problemLike = (status: number, code: string) => ({
  type: like('about:blank'),
  title: like('Conflict'),
  status,
  code,
  detail: like('This cannot be done any more.'),
});

/** Lets calls go to the pact's server. */
export const talkTo = (serverUrl: string) =>
  setTransport(() => (path, init) => fetch(serverUrl + path, init));

/** A query client whose calls go to the pact's server. */
export const clientOf = (serverUrl: string) => {
  talkTo(serverUrl);
  return makeQueryClient();
};

/** What a call was refused with. */
export const refusal = async (call: Promise<unknown>): Promise<ApiError> => {
  const reason = await call.catch((error: unknown) => error);
  if (reason instanceof ApiError) return reason;
  throw new Error('It was not refused', { cause: reason });
};

/** What a brand sends of its franchise, as the form sends it. */
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

/** That franchise as this remote reads it: by its form, with the values of its kind. */
export const franchiseLike = (id: string) => ({
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
});

/** What a brand sends of its requirement, as the form sends it. */
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

/** That requirement by its form. */
export const requirementLike = (id: string) => ({
  ...requirementDraft,
  id: uuid(id),
  brandId: uuid('11111111-1111-4111-8111-111111111111'),
  propertyType: like('retail'),
  maxRentPerSqFt: amount('170.00'),
  preferredLocations: eachLike('Pune'),
  createdAt: instant,
  updatedAt: instant,
});

/** A property of the state that lets some fit, by its form. */
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

/** An inquiry the brand received, by its form. */
export const inquiryLike = (id: string) => ({
  id: uuid(id),
  kind: 'franchise',
  fromUserId: uuid('22222222-2222-4222-8222-222222222222'),
  toUserId: uuid('11111111-1111-4111-8111-111111111111'),
  franchiseId: uuid('f1000000-0000-4000-8000-000000000001'),
  propertyId: null,
  requirementId: null,
  subject: like('Opening in Pune'),
  message: like('What would the first outlet cost?'),
  status: 'open',
  fromName: like('Asha Iyer'),
  toName: null,
  franchiseTitle: like('Chai Chaupal Corner'),
  requirementTitle: null,
  propertyTitle: null,
  proposedCommission: null,
  replyCount: integer(0),
  createdAt: instant,
  updatedAt: instant,
});

/** An assignment the brand gave, by its form. */
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
