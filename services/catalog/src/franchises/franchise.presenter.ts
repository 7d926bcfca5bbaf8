import { FranchiseView, type franchiseUpdatedV1, picturesOf } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { columnsIn } from '@setu/service-kit';
import { presentHidden, presentReview } from '../listings/visibility';
import type { Franchise } from './franchise.model';
import { illustrationOf } from './illustration/illustration-of';
import { shownUploadIds } from './upload-ids';

/** A franchise for callers. */
export const presentFranchise = (franchise: Franchise): FranchiseView => ({
  ...columnsIn(FranchiseView, franchise),
  expectedROI: franchise.expectedRoi,
  illustration: illustrationOf(franchise),
  pictures: picturesOf(franchise.images, franchise.pictures),
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
  lowestBudget: franchise.lowestBudget,
  territories: franchise.territories,
  createdAt: franchise.createdAt.toISOString(),
  uploadIds: shownUploadIds(franchise),
});
