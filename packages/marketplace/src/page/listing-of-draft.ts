import {
  type FranchiseDraftView,
  type FranchiseView,
  noCosts,
  noEarnings,
  noOutlets,
  outletCountOf,
} from '@setu/contracts';

/** Whether a draft states an investment; the preview shows none otherwise. */
export const hasInvestment = ({ fields, published }: FranchiseDraftView): boolean =>
  Boolean(published) || fields.minInvestment !== undefined || fields.maxInvestment !== undefined;

/**
 * The franchise that a draft would become if it were published now. A field that a draft of a change omits has its published value.
 * Other missing fields have the value of a new franchise; when only one bound of the investment is given, both are that bound.
 */
export const listingOfDraft = ({
  id,
  brandId,
  brandName,
  fields,
  published,
  illustration = null,
  createdAt,
  updatedAt,
}: FranchiseDraftView): FranchiseView => {
  if (published) {
    const franchise = { ...published, ...fields, illustration: illustration ?? published.illustration };
    const isCounted = fields.ownOutlets !== undefined || fields.franchisedOutlets !== undefined;
    return isCounted ? { ...franchise, outletCount: outletCountOf(franchise) } : franchise;
  }
  const bound = fields.minInvestment ?? fields.maxInvestment ?? '0.00';
  return {
    title: 'Untitled franchise',
    brandVerification: null,
    brandLogo: null,
    brandReplyTime: null,
    brandKeepsReplyPromise: false,
    description: null,
    businessCategory: 'food_beverage',
    franchiseModel: 'FOFO',
    lowestBudget: null,
    expectedROI: null,
    areaRequired: null,
    ...noCosts,
    ...noEarnings,
    ...noOutlets,
    supportProvided: null,
    trainingIncluded: true,
    marketingSupport: true,
    territories: [],
    illustration,
    images: [],
    pictures: [],
    documents: [],
    brochureFile: null,
    videoUrl: null,
    isActive: true,
    featured: false,
    rating: null,
    reviewCount: 0,
    ...fields,
    outletCount: outletCountOf({ ...noOutlets, ...fields }),
    minInvestment: fields.minInvestment ?? bound,
    maxInvestment: fields.maxInvestment ?? bound,
    id,
    brandId,
    brandName,
    createdAt,
    updatedAt,
  };
};
