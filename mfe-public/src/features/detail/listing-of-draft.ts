import { type FranchiseDraftView, type FranchiseView, noCosts, noEarnings } from '@setu/contracts';

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
  createdAt,
  updatedAt,
}: FranchiseDraftView): FranchiseView => {
  if (published) return { ...published, ...fields };
  const bound = fields.minInvestment ?? fields.maxInvestment ?? '0.00';
  return {
    title: 'Untitled franchise',
    brandVerification: null,
    brandLogo: null,
    brandReplyTime: null,
    description: null,
    businessCategory: 'food_beverage',
    franchiseModel: 'FOFO',
    lowestBudget: null,
    expectedROI: null,
    areaRequired: null,
    ...noCosts,
    ...noEarnings,
    supportProvided: null,
    trainingIncluded: true,
    marketingSupport: true,
    territories: [],
    images: [],
    pictures: [],
    documents: [],
    brochureFile: null,
    isActive: true,
    featured: false,
    rating: null,
    reviewCount: 0,
    outletCount: 0,
    ...fields,
    minInvestment: fields.minInvestment ?? bound,
    maxInvestment: fields.maxInvestment ?? bound,
    id,
    brandId,
    brandName,
    createdAt,
    updatedAt,
  };
};
