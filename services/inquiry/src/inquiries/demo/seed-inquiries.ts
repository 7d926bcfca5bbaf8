import {
  budgetRank,
  demoBrandId,
  demoBrandName,
  demoBrandNames,
  demoInvestorId,
  demoPropertyId,
  demoRequirementId,
  demoUsers,
  inquirySentV1,
  inquiryStatusChangedV1,
  landingSamples,
  startRank,
} from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { InquiryModel, writtenBy } from '../inquiry.model';
import { inquiryState } from '../inquiry.presenter';
import { makeMeasureReplyTimes } from '../reply-times/measure-reply-times';
import { expectMeasuring } from '../reply-times/reply-time.model';
import type { Target } from '../sending/find-target';
import { MessageModel } from '../thread/message.model';
import {
  type DemoInquiry,
  type DemoSubject,
  demoAnsweredInquiries,
  demoInquiries,
  demoOffers,
} from './demo-inquiries';

const hourMs = 60 * 60 * 1_000;
const idOf = (prefix: string, n: number) => `${prefix}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const brandIdOf = (name: string) =>
  name === demoBrandName
    ? demoUsers.brand.id
    : demoBrandId((demoBrandNames as readonly string[]).indexOf(name) + 1);

const targetOf = (about: DemoSubject): Target => {
  const nothing = {
    franchiseId: null,
    propertyId: null,
    requirementId: null,
    proposedCommission: null,
    isBelowBudget: false,
  };
  if ('franchise' in about) {
    const sample = landingSamples[about.franchise];
    if (!sample) throw new Error(`the landing page has no sample ${about.franchise}`);
    return {
      ...nothing,
      kind: 'franchise',
      toUserId: brandIdOf(sample.brandName),
      franchiseId: sample.id,
    };
  }
  const requirementId = demoRequirementId(about.requirement);
  if ('visitTo' in about)
    return {
      ...nothing,
      kind: 'visit',
      toUserId: demoUsers.agent.id,
      propertyId: demoPropertyId(about.visitTo),
      requirementId,
    };
  return {
    ...nothing,
    kind: 'offer',
    toUserId: brandIdOf(about.ofBrand),
    propertyId: about.property === null ? null : demoPropertyId(about.property),
    requirementId,
    proposedCommission: about.commission,
  };
};

/**
 * Inserts the demo's inquiries with their threads when there are no inquiries, and its offers and visits when there are no offers or
 * visits, as in an older demo. Publishes the events of each inquiry, and measures reply times at once.
 */
export const makeSeed = ({ db, clock, inTransaction, recordEvent }: ServiceDeps) => {
  const replyTimes = makeMeasureReplyTimes({ inTransaction, recordEvent });
  const store = async (trx: Knex.Transaction, demo: DemoInquiry) => {
    const createdAt = new Date(clock.now().getTime() - demo.daysAgo * 24 * hourMs);
    const replies = (demo.replies ?? []).map(({ by, hoursLater, message }, index) => ({
      id: idOf('b', demo.n * 100 + index + 1),
      position: index + 1,
      by,
      message,
      createdAt: new Date(createdAt.getTime() + hoursLater * hourMs),
    }));
    const sent = await InquiryModel.query(trx).insertAndFetch({
      id: idOf('e', demo.n),
      ...targetOf(demo.about),
      fromUserId: typeof demo.from === 'number' ? demoInvestorId(demo.from) : demoUsers[demo.from].id,
      subject: demo.subject,
      message: demo.message,
      ...demo.plans,
      budgetRank: budgetRank(demo.plans?.budget ?? null),
      startRank: startRank(demo.plans?.startTime ?? null),
      status: 'open',
      ...writtenBy(demo.replies?.at(-1)?.by ?? 'sender'),
      answeredAt: replies.find(({ by }) => by === 'receiver')?.createdAt ?? null,
      version: 1,
      createdAt,
      updatedAt: replies.at(-1)?.createdAt ?? createdAt,
    });
    await recordEvent(trx, inquirySentV1, sent.id, inquiryState(sent));
    if (sent.kind === 'franchise') await expectMeasuring(trx, sent.toUserId);
    for (const { by, ...reply } of replies) {
      const fromUserId = by === 'sender' ? sent.fromUserId : sent.toUserId;
      await MessageModel.query(trx).insert({ ...reply, inquiryId: sent.id, fromUserId });
    }
    if (demo.status === 'open') return;
    const moved = await sent.$query(trx).patchAndFetch({ status: demo.status, version: 2 });
    await recordEvent(trx, inquiryStatusChangedV1, moved.id, inquiryState(moved));
  };

  return async (): Promise<void> => {
    const isAbout = { kind: 'franchise' } as const;
    const hasInquiries = await InquiryModel.query(db).findOne(isAbout);
    const hasOffers = await InquiryModel.query(db).whereNot(isAbout).first();
    await inTransaction(async (trx) => {
      if (!hasInquiries)
        for (const demo of [...demoInquiries, ...demoAnsweredInquiries]) await store(trx, demo);
      if (!hasOffers) for (const demo of demoOffers) await store(trx, demo);
    });
    await replyTimes.run(clock.now());
  };
};
