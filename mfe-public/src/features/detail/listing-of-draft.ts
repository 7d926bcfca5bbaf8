import type { FranchiseDraftView, FranchiseView } from '@setu/contracts';

/** Whether a draft states an investment; the preview shows none otherwise. */
export const hasInvestment = ({ fields }: FranchiseDraftView): boolean =>
  fields.minInvestment !== undefined || fields.maxInvestment !== undefined;

/**
 * The franchise that a draft would become if it were published now. A field that is not written has the value that a new franchise
 * begins with; of an investment of which only one bound is written, both are that bound.
 */
export const listingOfDraft = ({
  id,
  brandId,
  brandName,
  fields,
  createdAt,
  updatedAt,
}: FranchiseDraftView): FranchiseView => {
  const bound = fields.minInvestment ?? fields.maxInvestment ?? '0.00';
  return {
    title: 'Untitled franchise',
    brandVerification: null,
    description: null,
    businessCategory: 'food_beverage',
    franchiseModel: 'FOFO',
    expectedROI: null,
    areaRequired: null,
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
