import { type assignmentChangedV1, requirementUpdatedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { Requirement } from '../requirement.model';
import { requirementState } from '../requirement.presenter';

type ConfirmedDeal = Pick<
  EventData<typeof assignmentChangedV1>,
  'requirementId' | 'brandId' | 'agentId' | 'confirmedAt'
>;

/**
 * Closes a requirement after its brand confirmed the completed assignment. A confirmation that is not newer than the last
 * applied one is ignored, because the brand may have posted the requirement again since.
 */
export const makeFulfilRequirement =
  ({ clock, recordEvent }: Pick<ServiceDeps, 'clock' | 'recordEvent'>) =>
  async (
    trx: Knex.Transaction,
    { requirementId, brandId, agentId, confirmedAt }: ConfirmedDeal,
  ): Promise<void> => {
    if (!confirmedAt) return;
    const at = new Date(confirmedAt);
    const stored = await Requirement.query(trx).findById(requirementId).forUpdate();
    if (stored?.brandId !== brandId) return;
    if (stored.dealConfirmedAt && stored.dealConfirmedAt >= at) return;
    const saved = await stored.$query(trx).patchAndFetch({
      isActive: false,
      isListed: false,
      fulfilledAt: at,
      fulfilledBy: agentId,
      dealConfirmedAt: at,
      version: stored.version + 1,
      updatedAt: clock.now(),
    });
    await recordEvent(trx, requirementUpdatedV1, saved.id, requirementState(saved));
  };
