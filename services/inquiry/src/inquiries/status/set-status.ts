import { type InquiryStatus, inquiryStatusChangedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type InquiryModel, inquiryWithNames } from '../inquiry.model';
import { inquiryState } from '../inquiry.presenter';

export type SetStatusDeps = Pick<ServiceDeps, 'clock' | 'recordEvent'>;

/**
 * Sets an inquiry's status and records its event. The row must be locked and the transition allowed.
 * @param options `followsEvent`: another event reports the cause
 */
export const setStatus = async (
  trx: Knex.Transaction,
  inquiry: InquiryModel,
  status: InquiryStatus,
  { clock, recordEvent }: SetStatusDeps,
  { followsEvent = false } = {},
): Promise<InquiryModel> => {
  await inquiry.$query(trx).patch({ status, version: inquiry.version + 1, updatedAt: clock.now() });
  const moved = await inquiryWithNames(trx, inquiry.id);
  await recordEvent(trx, inquiryStatusChangedV1, moved.id, { ...inquiryState(moved), followsEvent });
  return moved;
};
