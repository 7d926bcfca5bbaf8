/** The Pact matchers in use. They are parameters, so that only pact tests load Pact. */
interface Matchers {
  boolean: (example: boolean) => unknown;
  eachLike: (example: string) => unknown;
  integer: (example: number) => unknown;
  like: (example: string) => unknown;
  uuid: (example: string) => unknown;
}

/** Matchers that all front ends share, used by those of the marketplace. */
interface ReplyLikes {
  amount: (example: string) => unknown;
  instant: unknown;
}

/** Parameters of the state that creates the franchise: values that a brand may send. */
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

const investorId = '22222222-2222-4222-8222-222222222222';
const brandId = '11111111-1111-4111-8111-111111111111';

/** Returns the matchers that front ends share for franchises, inquiries and messages. */
export const makeMarketplaceLikes = (
  { boolean, eachLike, integer, like, uuid }: Matchers,
  { amount, instant }: ReplyLikes,
) => ({
  /** The franchise that the state creates. */
  franchiseLike: (id: string) => ({
    ...knownFranchise,
    id: uuid(id),
    brandId: uuid(brandId),
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
  }),
  /** An open inquiry to the owner of a franchise. Each side reads only the name of the other; the pact determines which. */
  inquiryLike: (id: string, names: { fromName: string | null; toName: string | null }) => ({
    id: uuid(id),
    kind: 'franchise',
    fromUserId: uuid(investorId),
    toUserId: uuid(brandId),
    franchiseId: uuid('f1000000-0000-4000-8000-000000000001'),
    propertyId: null,
    requirementId: null,
    subject: like('Opening in Pune'),
    message: like('What would the first outlet cost?'),
    status: 'open',
    fromName: names.fromName && like(names.fromName),
    toName: names.toName && like(names.toName),
    franchiseTitle: like('Chai Chaupal Corner'),
    requirementTitle: null,
    propertyTitle: null,
    proposedCommission: null,
    replyCount: integer(0),
    createdAt: instant,
    updatedAt: instant,
  }),
  /** A message of a thread. Authors do not see their own name. */
  messageLike: (
    inquiryId: string,
    { id, isMine, fromName }: { id: string; isMine: boolean; fromName: string | null },
  ) => ({
    id: uuid(id),
    inquiryId,
    fromUserId: uuid(investorId),
    fromName: fromName && like(fromName),
    isMine,
    message: like('What would the first outlet cost?'),
    createdAt: instant,
  }),
});
