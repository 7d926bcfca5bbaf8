import { randomUUID } from 'node:crypto';
import { type HandlerInput, inquiriesPerDay, inquirySentV1, type sendInquiry } from '@setu/contracts';
import {
  InvalidInputError,
  NotFoundError,
  RateLimitedError,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import { InquiryModel, inquiryWithNames } from './inquiry.model';
import { inquiryState } from './inquiry.presenter';
import { dayBefore, secondsUntilNext } from './sending-limit';

export interface SendDeps extends Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'> {
  /** A franchise that takes inquiries; undefined when it is unknown or inactive. */
  findFranchise: (trx: Knex, id: string) => Promise<{ id: string; brandId: string } | undefined>;
}

type SendInput = HandlerInput<typeof sendInquiry>;

/** The same words about the same franchise within this time are one inquiry, ms. */
const repeatMs = 2 * 60 * 1_000;
/** Any fixed number, first key of the lock that makes one sender's inquiries go one after the other. */
const senderLock = 7_401;

const refuse = (path: string, code: 'receiver_not_owner' | 'own_listing', message: string) =>
  new InvalidInputError([{ path, message }], code);

/**
 * Sends an inquiry to a franchise's owner. What the sender sends is taken one after the other, so that two at once
 * cannot pass the day's limit together, and a double click sends once: the same words to the same franchise
 * within two minutes, while the first is still open, answer with that first inquiry.
 */
export const makeSendInquiry =
  ({ clock, inTransaction, recordEvent, findFranchise }: SendDeps) =>
  (input: SendInput, actor: SignedIn): Promise<InquiryModel> =>
    inTransaction(async (trx) => {
      const franchise = await findFranchise(trx, input.franchiseId);
      if (!franchise)
        throw new NotFoundError(
          'franchise_not_found',
          'This franchise does not exist or takes no inquiries.',
        );
      if (input.toUserId.toLowerCase() !== franchise.brandId)
        throw refuse('toUserId', 'receiver_not_owner', 'This franchise belongs to another brand.');
      if (actor.id === franchise.brandId)
        throw refuse('franchiseId', 'own_listing', 'This franchise is your own.');

      await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [senderLock, actor.id]);
      const now = clock.now();
      const repeated = await InquiryModel.query(trx)
        .where({
          from_user_id: actor.id,
          franchise_id: franchise.id,
          subject: input.subject,
          message: input.message,
          status: 'open',
        })
        .where('created_at', '>', new Date(now.getTime() - repeatMs))
        .orderBy('created_at', 'desc')
        .first();
      if (repeated) return inquiryWithNames(trx, repeated.id);

      const recent = await InquiryModel.query(trx)
        .where({ from_user_id: actor.id })
        .where('created_at', '>', dayBefore(now))
        .orderBy('created_at', 'desc')
        .limit(inquiriesPerDay)
        .select('created_at');
      const wait = secondsUntilNext(
        recent.map(({ createdAt }) => createdAt),
        now,
      );
      if (wait > 0) {
        throw new RateLimitedError(
          `You have sent ${inquiriesPerDay} inquiries in the last 24 hours. Try again later.`,
          wait,
          'inquiry_limit_reached',
        );
      }

      const { id } = await InquiryModel.query(trx).insert({
        id: randomUUID(),
        fromUserId: actor.id,
        toUserId: franchise.brandId,
        franchiseId: franchise.id,
        subject: input.subject,
        message: input.message,
        status: 'open',
        version: 1,
        createdAt: now,
        updatedAt: now,
      });
      const sent = await inquiryWithNames(trx, id);
      await recordEvent(trx, inquirySentV1, id, inquiryState(sent));
      return sent;
    });
