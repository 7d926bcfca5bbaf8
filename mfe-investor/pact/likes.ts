import { Matchers } from '@pact-foundation/pact';

const { boolean, eachLike, integer, like, regex, uuid } = Matchers;

const amount = (example: string) => regex(/^\d+\.\d{2}$/, example);
export const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-11-20T10:00:00.000Z');

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

/** What a state is told of the franchise it makes: values a brand may send. */
export const knownFranchise = {
  title: 'Chai Chaupal Corner',
  description: 'A chai counter for busy streets.',
  businessCategory: 'food_beverage',
  franchiseModel: 'FOFO',
  minInvestment: '1200000.00',
  maxInvestment: '1800000.00',
  expectedROI: '32.00',
  areaRequired: 320,
  supportProvided: 'Fifteen days of training.',
  trainingIncluded: true,
  marketingSupport: false,
  territories: ['Pune', 'Mumbai'],
};

/** That franchise by its form, with the values of its kind. */
export const franchiseLike = (id: string) => ({
  ...knownFranchise,
  id: uuid(id),
  brandId: uuid('11111111-1111-4111-8111-111111111111'),
  brandName: like('Chai Chaupal'),
  minInvestment: amount(knownFranchise.minInvestment),
  maxInvestment: amount(knownFranchise.maxInvestment),
  expectedROI: amount(knownFranchise.expectedROI),
  territories: eachLike('Pune'),
  images: [],
  documents: [],
  isActive: boolean(true),
  featured: boolean(false),
  rating: null,
  reviewCount: integer(0),
  outletCount: integer(0),
  createdAt: instant,
  updatedAt: instant,
});

/** An inquiry to the owner of a franchise by its form. */
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
  requirementTitle: null,
  propertyTitle: null,
  proposedCommission: null,
  replyCount: integer(0),
  createdAt: instant,
  updatedAt: instant,
});
