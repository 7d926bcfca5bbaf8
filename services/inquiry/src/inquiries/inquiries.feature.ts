import { userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import { AnswersModel } from './answers/answers.model';
import { makeSeed } from './demo/seed-inquiries';
import { InquiryModel, idsOfInquiriesWith } from './inquiry.model';
import { alreadyOffered } from './inquiry.policy';
import { presentInquiry } from './inquiry.presenter';
import { inquiryRoutes } from './inquiry.routes';
import type { ListAllDeps } from './list-inquiries';
import { confirmedPhonesConsumer } from './phone/confirmed-phones.consumer';
import { PhoneModel } from './phone/phone.model';
import { makeRemindReceivers } from './reminders/remind-receivers';
import type { SendDeps } from './sending/send-inquiry';
import { makeAcceptedOffersConsumer } from './status/accepted-offers.consumer';
import { makeFulfilledRequirementsConsumer } from './status/fulfilled-requirements.consumer';
import { MessageModel } from './thread/message.model';
import { presentMessage } from './thread/message.presenter';
import type { ReplyDeps } from './thread/reply-to-inquiry';
import { threadRoutes } from './thread/thread.routes';

type Needs = Omit<SendDeps & ListAllDeps & ReplyDeps, keyof ServiceDeps>;

/**
 * Erases the numbers, plans and file names of people who deleted their account. The content service removes the files. Their inquiries are
 * kept without the name.
 */
export const deletedSendersConsumer = eraseAfter(userDeletedV1, 'deleted-senders', async (trx, ids) => {
  const sent = InquiryModel.query(trx).select('id').whereIn('from_user_id', ids);
  await PhoneModel.query(trx).whereIn('inquiry_id', sent).delete();
  await MessageModel.query(trx)
    .whereIn('inquiry_id', idsOfInquiriesWith(trx, ids))
    .whereIn('from_user_id', ids)
    .whereNotNull('files')
    .patch({ files: null });
  await InquiryModel.query(trx)
    .whereIn('from_user_id', ids)
    .patch({ budget: null, city: null, startTime: null, experience: null, budgetRank: 0, startRank: 0 });
  await AnswersModel.query(trx).whereIn('user_id', ids).delete();
});

/** Inquiries and their messages. */
export const inquiries = feature({
  name: 'inquiries',
  needs: {
    findFranchise: 'franchises',
    findRequirement: 'requirements',
    findProperty: 'properties',
    isSuspended: 'people',
    peopleNamed: 'people',
  },
  build: (deps: ServiceDeps & Needs) => ({
    routes: [...inquiryRoutes(deps), ...threadRoutes(deps)],
    consumers: [
      makeAcceptedOffersConsumer(deps),
      makeFulfilledRequirementsConsumer(deps),
      deletedSendersConsumer,
      confirmedPhonesConsumer,
    ],
    sweeps: [makeRemindReceivers(deps)],
    constraints: { inquiries_one_offer: alreadyOffered },
    seed: makeSeed(deps),
    ownData: [
      ownRows(InquiryModel, {
        kind: 'sent-inquiry',
        of: (rows, { id }) => rows.modify('withNames').where('from_user_id', id),
        content: presentInquiry,
      }),
      ownRows(InquiryModel, {
        kind: 'received-inquiry',
        of: (rows, { id }) => rows.modify('withNames').where('to_user_id', id),
        content: presentInquiry,
      }),
      ownRows(AnswersModel, {
        kind: 'investor-answers',
        of: (rows, { id }) => rows.where('user_id', id),
        content: ({ answers, updatedAt }) => ({ ...answers, updatedAt }),
        key: { column: 'user_id', property: 'userId' },
      }),
      ownRows(MessageModel, {
        kind: 'message',
        of: (rows, { id }) =>
          rows.modify('withName').whereIn('inquiry_id', idsOfInquiriesWith(deps.db, [id])),
        content: presentMessage,
      }),
    ],
  }),
});
