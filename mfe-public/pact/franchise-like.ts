import { Matchers } from '@pact-foundation/pact';

const { boolean, eachLike, integer, like, regex, uuid } = Matchers;

const amount = (example: string) => regex(/^\d+\.\d{2}$/, example);
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-02-11T06:30:00.000Z');

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

/** That franchise as this remote reads it: by its form, with the values of its kind. */
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
