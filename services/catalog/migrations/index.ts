import type { Migration } from '@setu/service-kit';
import { createBrands } from './20261120100000-create-brands';
import { createFranchiseOpportunities } from './20261120100100-create-franchise-opportunities';
import { indexFranchiseOpportunities } from './20261120100200-index-franchise-opportunities';
import { addProviderStanding } from './20261121110000-add-provider-standing';
import { createPropertyRequirements } from './20261121110100-create-property-requirements';
import { createPropertyListings } from './20261121110200-create-property-listings';
import { createSavedFranchises } from './20261121110300-create-saved-franchises';
import { indexFranchiseCategory } from './20261121110400-index-franchise-category';
import { addFeaturedByAdmin } from './20261121110500-add-featured-by-admin';
import { addRecommendedAt } from './20261122050000-add-recommended-at';
import { indexRecommendedAt } from './20261122050100-index-recommended-at';
import { addModeration } from './20261122060000-add-moderation';
import { addRequirementAnyType } from './20261122150000-add-requirement-any-type';
import { addRequirementFulfilment } from './20261122150100-add-requirement-fulfilment';
import { addSearchWords } from './20261122160000-add-search-words';
import { indexFranchiseFilters } from './20261122210000-index-franchise-filters';
import { addFranchiseWords } from './20261122230000-add-franchise-words';
import { addListedFranchises } from './20261123030000-add-listed-franchises';
import { checkFranchiseWords } from './20261123040000-check-franchise-words';
import { addPictures } from './20261123080000-add-pictures';
import { createListingReports } from './20261123120000-create-listing-reports';
import { createFranchiseDrafts } from './20261124120000-create-franchise-drafts';
import { addStillOpen } from './20261124121000-add-still-open';
import { indexStillOpen } from './20261124121100-index-still-open';
import { indexSavesOfFranchise } from './20261124122000-index-saves-of-franchise';
import { addBrandVerification } from './20261125130000-add-brand-verification';
import { addBrochureFile } from './20261125140000-add-brochure-file';
import { addReview } from './20261125140000-add-review';
import { indexReview } from './20261125140100-index-review';
import { addBrandLogo } from './20261126100000-add-brand-logo';
import { indexListingStates } from './20261126110000-index-listing-states';
import { addDraftOfChange } from './20261126120000-add-draft-of-change';
import { addBrandReplyTime } from './20261128100000-add-brand-reply-time';
import { addReviewOfSpaces } from './20261129100000-add-review-of-spaces';
import { indexReviewOfSpaces } from './20261129100100-index-review-of-spaces';
import { indexFiltersOfCategories } from './20261129110000-index-filters-of-categories';
import { splitTerritoryKeys } from './20261129120000-split-territory-keys';

export const migrations: readonly Migration[] = [
  createBrands,
  createFranchiseOpportunities,
  indexFranchiseOpportunities,
  addProviderStanding,
  createPropertyRequirements,
  createPropertyListings,
  createSavedFranchises,
  indexFranchiseCategory,
  addFeaturedByAdmin,
  addRecommendedAt,
  indexRecommendedAt,
  addModeration,
  addRequirementAnyType,
  addRequirementFulfilment,
  addSearchWords,
  indexFranchiseFilters,
  addFranchiseWords,
  addListedFranchises,
  checkFranchiseWords,
  addPictures,
  createListingReports,
  createFranchiseDrafts,
  addStillOpen,
  indexStillOpen,
  indexSavesOfFranchise,
  addBrandVerification,
  addBrochureFile,
  addReview,
  indexReview,
  addBrandLogo,
  indexListingStates,
  addDraftOfChange,
  addBrandReplyTime,
  addReviewOfSpaces,
  indexReviewOfSpaces,
  indexFiltersOfCategories,
  splitTerritoryKeys,
];
