import type { offerAcceptedV1 } from '@setu/contracts';
import { mayFollow } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import type { Knex } from 'knex';
import { lockInquiry } from '../inquiry.model';
import { type SetStatusDeps, setStatus } from './set-status';

type Acceptance = Pick<EventData<typeof offerAcceptedV1>, 'brandId' | 'inquiryId'>;
export type StartAcceptedOffer = (trx: Knex.Transaction, acceptance: Acceptance) => Promise<void>;

/**
 * Sets an accepted offer in progress. Does nothing when its status is already later or final, or when the brand is not its
 * receiver.
 */
export const makeStartAcceptedOffer =
  (deps: SetStatusDeps): StartAcceptedOffer =>
  async (trx, { brandId, inquiryId }) => {
    if (!inquiryId) return;
    const inquiry = await lockInquiry(trx, inquiryId);
    if (inquiry?.toUserId !== brandId || !mayFollow(inquiry.status, 'in_progress', 'receiver')) return;
    await setStatus(trx, inquiry, 'in_progress', deps, { followsEvent: true, by: 'receiver' });
  };
