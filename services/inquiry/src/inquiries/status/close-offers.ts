import { randomUUID } from 'node:crypto';
import {
  activeInquiryStatuses,
  requirementFulfilledMessage,
  type requirementUpdatedV1,
} from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import type { Knex } from 'knex';
import { InquiryModel, writtenBy } from '../inquiry.model';
import { lastReply, MessageModel } from '../thread/message.model';
import { type SetStatusDeps, setStatus } from './set-status';

type Fulfilled = Pick<
  EventData<typeof requirementUpdatedV1>,
  'id' | 'brandId' | 'fulfilledAt' | 'fulfilledBy'
>;

const writeReason = async (trx: Knex.Transaction, offer: InquiryModel, now: Date) => {
  const last = await lastReply(trx, offer.id);
  await MessageModel.query(trx).insert({
    id: randomUUID(),
    inquiryId: offer.id,
    position: (last?.position ?? 0) + 1,
    fromUserId: offer.toUserId,
    message: requirementFulfilledMessage,
    createdAt: now,
  });
};

/**
 * Closes the offers to a requirement that an agent's assignment fulfilled: that agent's offer becomes a closed deal, and other open offers
 * are declined with a message about the reason. Later offers are not changed, because they were made after the requirement was posted
 * again.
 */
export const makeCloseOffers =
  (deps: SetStatusDeps) =>
  async (trx: Knex.Transaction, { id, brandId, fulfilledAt, fulfilledBy }: Fulfilled): Promise<void> => {
    if (!fulfilledAt || !fulfilledBy) return;
    const closedWithRequirementAt = new Date(fulfilledAt);
    const offers = await InquiryModel.query(trx)
      .where({ kind: 'offer', requirement_id: id, to_user_id: brandId })
      .whereIn('status', [...activeInquiryStatuses])
      .where('created_at', '<=', closedWithRequirementAt)
      .orderBy('id')
      .forUpdate();
    for (const offer of offers) {
      const isTheDeal = offer.fromUserId === fulfilledBy;
      if (!isTheDeal) await writeReason(trx, offer, deps.clock.now());
      await offer.$query(trx).patch({ closedWithRequirementAt, ...(!isTheDeal && writtenBy('receiver')) });
      await setStatus(trx, offer, isTheDeal ? 'deal_closed' : 'declined', deps);
    }
  };
