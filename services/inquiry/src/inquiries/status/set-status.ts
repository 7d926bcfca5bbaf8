import { type InquirySide, type InquiryStatus, inquiryStatusChangedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { answeredBy, type InquiryModel, inquiryWithNames } from '../inquiry.model';
import { inquiryState } from '../inquiry.presenter';
import { queueDelivery } from '../webhooks/webhook.model';

export type SetStatusDeps = Pick<ServiceDeps, 'clock' | 'recordEvent'>;

/**
 * Sets an inquiry's status and records its event. The row must be locked and the transition allowed.
 * @param options `followsEvent`: another event reports the cause; `by`: the side that decided it; absent when the platform did
 */
export const setStatus = async (
  trx: Knex.Transaction,
  inquiry: InquiryModel,
  status: InquiryStatus,
  { clock, recordEvent }: SetStatusDeps,
  { followsEvent = false, by }: { followsEvent?: boolean; by?: InquirySide } = {},
): Promise<InquiryModel> => {
  const now = clock.now();
  const answered = by && answeredBy(by, inquiry, now);
  await inquiry.$query(trx).patch({ ...answered, status, version: inquiry.version + 1, updatedAt: now });
  if (inquiry.kind === 'franchise')
    await queueDelivery(
      trx,
      { brandId: inquiry.toUserId, type: 'inquiry.status_changed', inquiryId: inquiry.id },
      now,
    );
  const moved = await inquiryWithNames(trx, inquiry.id);
  await recordEvent(trx, inquiryStatusChangedV1, moved.id, { ...inquiryState(moved), followsEvent });
  return moved;
};
