import { randomUUID } from 'node:crypto';
import { budgetRank, inquiriesPerDay, inquirySentV1, type sendInquiry, startRank } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { RateLimitedError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { rememberAnswers } from '../answers/answers.model';
import { findDuplicate, InquiryModel, inquiryWithNames } from '../inquiry.model';
import { inquiryState } from '../inquiry.presenter';
import { confirmationOf } from '../phone/confirmed-phone.model';
import { sharePhone } from '../phone/phone.model';
import { expectMeasuring } from '../reply-times/reply-time.model';
import { dayBefore, duplicatesSince, secondsUntilNext } from '../sending-limits';
import { queueDelivery } from '../webhooks/webhook.model';
import { makeFindTarget, type TargetDeps } from './find-target';
import { lockSender } from './lock-sender';

export interface SendDeps extends TargetDeps, Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'> {}

const assertMaySend = async (trx: Knex, senderId: string, now: Date): Promise<void> => {
  const recent = await InquiryModel.query(trx)
    .where({ from_user_id: senderId })
    .where('created_at', '>', dayBefore(now))
    .orderBy('created_at', 'desc')
    .limit(inquiriesPerDay)
    .select('created_at');
  const wait = secondsUntilNext(
    recent.map(({ createdAt }) => createdAt),
    now,
  );
  if (wait === 0) return;
  throw new RateLimitedError(
    `You have sent ${inquiriesPerDay} inquiries in the last 24 hours. Try again later.`,
    wait,
    'inquiry_limit_reached',
  );
};

/**
 * Sends an inquiry to a franchise's owner, an offer to a requirement's brand, or a request to visit a property. Inquiries of a sender are
 * handled one after the other, so that concurrent inquiries cannot exceed the daily limit. A duplicate within two minutes, while the first
 * inquiry is open, returns that inquiry. A constraint of the database allows one offer per agent and requirement.
 */
export const makeSendInquiry = ({ clock, inTransaction, recordEvent, ...deps }: SendDeps) => {
  const findTarget = makeFindTarget(deps);
  return (input: HandlerInput<typeof sendInquiry>, actor: SignedIn): Promise<InquiryModel> =>
    inTransaction(async (trx) => {
      const target = await findTarget(trx, input, actor);
      const sending = {
        ...target,
        fromUserId: actor.id,
        subject: input.subject,
        message: input.message,
        budget: input.budget ?? null,
        city: input.city ?? null,
        startTime: input.startTime ?? null,
        experience: input.experience ?? null,
        status: 'open' as const,
      };

      await lockSender(trx, actor.id);
      const now = clock.now();
      const share = async (inquiryId: string) => {
        const { phone, onWhatsApp = false } = input;
        if (!phone) return;
        const confirmedAt = await confirmationOf(trx, actor.id, phone);
        await sharePhone(trx, inquiryId, { number: phone, onWhatsApp, confirmedAt, now });
      };
      const duplicate = await findDuplicate(trx, sending, duplicatesSince(now));
      if (duplicate) await share(duplicate.id);
      if (duplicate) return inquiryWithNames(trx, duplicate.id);

      await assertMaySend(trx, actor.id, now);
      const { id } = await InquiryModel.query(trx).insert({
        id: randomUUID(),
        ...sending,
        budgetRank: budgetRank(sending.budget),
        startRank: startRank(sending.startTime),
        unreadByReceiver: true,
        version: 1,
        createdAt: now,
        updatedAt: now,
      });
      await share(id);
      await rememberAnswers(trx, actor.id, input, now);
      if (target.kind === 'franchise') {
        await expectMeasuring(trx, target.toUserId);
        await queueDelivery(trx, { brandId: target.toUserId, type: 'inquiry.received', inquiryId: id }, now);
      }
      const sent = await inquiryWithNames(trx, id);
      await recordEvent(trx, inquirySentV1, id, inquiryState(sent));
      return sent;
    });
};
