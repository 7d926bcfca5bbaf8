import { type FranchiseView, type franchiseUpdatedV1, picturesOf } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { presentHidden, presentReview } from '../listings/visibility';
import type { Franchise } from './franchise.model';
import { shownUploadIds } from './upload-ids';

/** A franchise for callers. */
export const presentFranchise = (franchise: Franchise): FranchiseView => ({
  id: franchise.id,
  brandId: franchise.brandId,
  brandName: franchise.brandName,
  brandVerification: franchise.brandVerification,
  brandLogo: franchise.brandLogo,
  brandReplyTime: franchise.brandReplyTime,
  title: franchise.title,
  description: franchise.description,
  businessCategory: franchise.businessCategory,
  franchiseModel: franchise.franchiseModel,
  minInvestment: franchise.minInvestment,
  maxInvestment: franchise.maxInvestment,
  expectedROI: franchise.expectedRoi,
  areaRequired: franchise.areaRequired,
  supportProvided: franchise.supportProvided,
  trainingIncluded: franchise.trainingIncluded,
  marketingSupport: franchise.marketingSupport,
  territories: franchise.territories,
  images: franchise.images,
  pictures: picturesOf(franchise.images, franchise.pictures),
  documents: franchise.documents,
  brochureFile: franchise.brochureFile,
  isActive: franchise.isActive,
  featured: franchise.featured,
  rating: franchise.rating,
  reviewCount: franchise.reviewCount,
  outletCount: franchise.outletCount,
  ...presentHidden(franchise),
  ...presentReview(franchise),
  createdAt: franchise.createdAt.toISOString(),
  updatedAt: franchise.updatedAt.toISOString(),
});

/** A franchise for other services, for which it is active while the public can see it. */
export const franchiseState = (franchise: Franchise): EventData<typeof franchiseUpdatedV1> => ({
  id: franchise.id,
  version: franchise.version,
  brandId: franchise.brandId,
  title: franchise.title,
  isActive: franchise.isListed,
  featured: franchise.featured,
  businessCategory: franchise.businessCategory,
  minInvestment: franchise.minInvestment,
  maxInvestment: franchise.maxInvestment,
  territories: franchise.territories,
  createdAt: franchise.createdAt.toISOString(),
  uploadIds: shownUploadIds(franchise),
});
