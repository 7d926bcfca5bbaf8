import { requirementUpdatedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { FollowOwner } from '../listings/owner';
import { isVisible } from '../listings/visibility';
import { Requirement } from './requirement.model';
import { requirementState } from './requirement.presenter';

/** Updates a brand's requirements, or one of them, after a change of the role or a decision of an administrator. */
export const makeFollowBrand =
  ({ recordEvent }: { recordEvent: RecordEvent }): FollowOwner =>
  async (trx, brand, onlyId) => {
    const query = Requirement.query(trx).where('brand_id', brand.id).orderBy('id').forUpdate();
    const requirements = await (onlyId === undefined ? query : query.where('id', onlyId));
    for (const requirement of requirements) {
      const { isActive: isOffered, hiddenAt, reviewState } = requirement;
      const isListed = isVisible({ isOffered, ownerMayOffer: brand.isBrand, hiddenAt, reviewState });
      if (isListed === requirement.isListed) continue;
      const saved = await requirement
        .$query(trx)
        .patchAndFetch({ isListed, version: requirement.version + 1 });
      await recordEvent(trx, requirementUpdatedV1, saved.id, {
        ...requirementState(saved),
        followsOwner: true,
      });
    }
  };
