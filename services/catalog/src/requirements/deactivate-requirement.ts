import { requirementUpdatedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Owner } from '../listings/owner';
import { isVisible } from '../listings/visibility';
import { Requirement } from './requirement.model';
import { requirementState } from './requirement.presenter';

/** Makes a requirement of a locked brand inactive for the platform. It is not fulfilled, and its brand did not change it. */
export const makeDeactivateRequirement =
  ({ recordEvent }: { recordEvent: RecordEvent }) =>
  async (trx: Knex.Transaction, brand: Owner, id: string): Promise<void> => {
    const stored = await Requirement.query(trx).findById(id).forUpdate().throwIfNotFound();
    const isActive = false;
    const saved = await stored.$query(trx).patchAndFetch({
      isActive,
      isListed: isVisible({
        isOffered: isActive,
        ownerMayOffer: brand.isBrand,
        hiddenAt: stored.hiddenAt,
        reviewState: stored.reviewState,
      }),
      version: stored.version + 1,
    });
    await recordEvent(trx, requirementUpdatedV1, id, { ...requirementState(saved), followsOwner: true });
  };
