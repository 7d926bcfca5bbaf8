import type { EventData, offerAcceptedV1 } from '@setu/contracts';
import { mayFollow } from '@setu/contracts';
import type { Knex } from 'knex';
import { lockInquiry } from '../inquiry.model';
import { type SetStatusDeps, setStatus } from './set-status';

type Acceptance = Pick<EventData<typeof offerAcceptedV1>, 'brandId' | 'inquiryId'>;
export type StartAcceptedOffer = (trx: Knex.Transaction, acceptance: Acceptance) => Promise<void>;

/**
 * Who accepted an offer has answered it: it is in progress from then on. One that is further already, or finished,
 * stays as it is; so does every inquiry that the brand did not receive.
 */
export const makeStartAcceptedOffer =
  (deps: SetStatusDeps): StartAcceptedOffer =>
  async (trx, { brandId, inquiryId }) => {
    if (!inquiryId) return;
    const inquiry = await lockInquiry(trx, inquiryId);
    if (inquiry?.toUserId !== brandId || !mayFollow(inquiry.status, 'in_progress', 'receiver')) return;
    await setStatus(trx, inquiry, 'in_progress', deps);
  };
