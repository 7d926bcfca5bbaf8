import { requirementUpdatedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Owner } from './owner';
import { Requirement } from './requirement.model';
import { requirementState } from './requirement.presenter';

/** Hides the requirements of somebody who is no longer a brand; they come back with the role. */
export const makeFollowBrand =
  ({ recordEvent }: { recordEvent: RecordEvent }) =>
  async (trx: Knex.Transaction, brand: Owner): Promise<void> => {
    const requirements = await Requirement.query(trx).where('brand_id', brand.id).orderBy('id').forUpdate();
    for (const requirement of requirements) {
      const isListed = requirement.isActive && brand.isBrand;
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
