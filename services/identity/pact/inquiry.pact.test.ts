import { Matchers } from '@pact-foundation/pact';
import {
  inquirySentV1,
  inquiryStatusChangedV1,
  inquiryUnansweredV1,
  meetingChangedV1,
  replySentV1,
  webhookGivenUpV1,
} from '@setu/contracts';
import { person, readsFrom } from './reader';

const investorId = 'c0ffee00-0000-4000-8000-0000000000a1';
const brandId = 'c0ffee00-0000-4000-8000-0000000000b1';
const inquiryId = 'c0ffee00-0000-4000-8000-0000000000e1';

const copy = { consumer: { name: 'news-of-inquiries' }, table: 'news', key: 'user_id' };
const parties = { fromUserId: Matchers.uuid(investorId), toUserId: Matchers.uuid(brandId) };

readsFrom('inquiry', [
  {
    ...copy,
    given: 'an investor sends an inquiry about a franchise',
    message: 'an inquiry about a franchise was sent, for notifications',
    definition: inquirySentV1,
    id: inquiryId,
    prepare: (db) => person(db, brandId),
    data: { kind: 'franchise', ...parties },
    rowId: brandId,
    row: { kind: 'inquiry-received', about_id: inquiryId, other_id: investorId },
  },
  {
    ...copy,
    given: 'a brand sets an inquiry about its franchise in progress',
    message: 'an inquiry is in progress, for notifications',
    definition: inquiryStatusChangedV1,
    id: inquiryId,
    prepare: (db) => person(db, investorId),
    data: { kind: 'franchise', status: 'in_progress', followsEvent: false, ...parties },
    rowId: investorId,
    row: { kind: 'status-changed', about_id: inquiryId, state: 'in_progress', other_id: brandId },
  },
  {
    ...copy,
    given: 'a brand has not answered an inquiry for a day',
    message: 'a brand has not answered an inquiry for a day, for notifications',
    definition: inquiryUnansweredV1,
    id: inquiryId,
    prepare: async (db) => {
      await person(db, brandId);
      await db('news').where({ user_id: brandId }).delete();
    },
    data: { kind: 'franchise', waited: 'one_day', ...parties },
    rowId: brandId,
    row: { kind: 'inquiry-waiting', about_id: inquiryId, state: 'one_day', other_id: investorId },
  },
  {
    ...copy,
    given: 'a brand proposes a meeting',
    message: 'a meeting is proposed, for notifications',
    definition: meetingChangedV1,
    id: inquiryId,
    idName: 'inquiryId',
    prepare: async (db) => {
      await person(db, investorId);
      await db('news').where({ user_id: investorId }).delete();
    },
    data: {
      kind: 'franchise',
      state: 'proposed',
      fromUserId: Matchers.uuid(brandId),
      toUserId: Matchers.uuid(investorId),
    },
    rowId: investorId,
    row: { kind: 'meeting-changed', about_id: inquiryId, state: 'proposed', other_id: brandId },
  },
  {
    ...copy,
    given: 'a brand replies to an inquiry about its franchise',
    message: 'a brand replied',
    definition: replySentV1,
    id: inquiryId,
    idName: 'inquiryId',
    prepare: async (db) => {
      await person(db, investorId);
      await db('news').where({ user_id: investorId }).delete();
    },
    data: {
      kind: 'franchise',
      fromUserId: Matchers.uuid(brandId),
      toUserId: Matchers.uuid(investorId),
    },
    rowId: investorId,
    row: { kind: 'reply-received', about_id: inquiryId, other_id: brandId },
  },
  {
    ...copy,
    given: 'the CRM of a brand has not accepted deliveries for a day',
    message: 'deliveries to the CRM of a brand were given up, for notifications',
    definition: webhookGivenUpV1,
    id: brandId,
    idName: 'userId',
    prepare: async (db) => {
      await person(db, brandId);
      await db('news').where({ user_id: brandId }).delete();
    },
    data: {},
    rowId: brandId,
    row: { kind: 'webhook-failed', about_id: brandId },
  },
]);
