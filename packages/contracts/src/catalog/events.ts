import { z } from 'zod';
import { event } from '../event';
import { FranchiseId, UserId } from '../ids';

/** Full state readers need; `version` grows by one with each change of the franchise. */
const FranchiseState = z.object({
  id: FranchiseId,
  version: z.int(),
  brandId: UserId,
  title: z.string(),
  isActive: z.boolean(),
});

/** A franchise was created. */
export const franchiseCreatedV1 = event('catalog', 'franchise-created', 1, FranchiseState);
/** A franchise changed: fields, activity, or its brand's standing. */
export const franchiseUpdatedV1 = event('catalog', 'franchise-updated', 1, FranchiseState);
