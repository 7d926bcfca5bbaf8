import { Matchers } from '@pact-foundation/pact';
import { filesAttachedV1, inquirySentV1, inquiryStatusChangedV1 } from '@setu/contracts';
import { anInstant, readsFrom } from './reader';

const id = 'c0ffee00-0000-4000-8000-0000000000e1';
const visitId = 'c0ffee00-0000-4000-8000-0000000000e2';
const franchiseId = 'c0ffee00-0000-4000-8000-0000000000f1';
const messageId = 'c0ffee00-0000-4000-8000-0000000000e3';
const uploadId = 'c0ffee00-0000-4000-8000-0000000000e4';
const inquiry = {
  fromUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000a1'),
  toUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000b1'),
  franchiseId: Matchers.uuid(franchiseId),
  propertyId: null,
  requirementId: null,
  createdAt: anInstant,
};

readsFrom('inquiry', [
  {
    given: 'an investor sends an inquiry about a franchise',
    message: 'an inquiry was sent',
    definition: inquirySentV1,
    id,
    data: { version: Matchers.integer(1), kind: 'franchise', status: 'open', ...inquiry },
    check: async (content) => {
      expect(await content.db('inquiries').where({ id }).first()).toMatchObject({
        franchise_id: franchiseId,
        status: 'open',
        sent_at: new Date('2026-11-20T10:00:00.000Z'),
      });
      expect(await content.db('activity').pluck('text')).toContain('sent an inquiry');
    },
  },
  {
    given: 'a brand sets an inquiry about its franchise in progress',
    message: 'an inquiry went in progress',
    definition: inquiryStatusChangedV1,
    id,
    data: { version: Matchers.integer(2), status: 'in_progress', ...inquiry },
    check: async (content) => {
      expect(await content.db('inquiries').where({ id }).first()).toMatchObject({
        status: 'in_progress',
        version: 2,
      });
      expect(await content.db('activity').pluck('text')).toContain('marked an inquiry in progress');
    },
  },
  {
    given: 'a brand asks to visit a property',
    message: 'a visit was asked for',
    definition: inquirySentV1,
    id: visitId,
    data: {
      ...inquiry,
      version: Matchers.integer(1),
      kind: 'visit',
      status: 'open',
      franchiseId: null,
      propertyId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000c1'),
      requirementId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000d1'),
    },
    check: async (content) => {
      expect(await content.db('inquiries').where({ id: visitId }).first()).toMatchObject({
        franchise_id: null,
      });
      expect(await content.db('activity').pluck('text')).toContain('asked to visit a property');
    },
  },
  {
    given: 'a brand replies to an inquiry with a picture',
    message: 'a message has files',
    definition: filesAttachedV1,
    id: messageId,
    data: {
      version: Matchers.integer(1),
      inquiryId: Matchers.uuid(id),
      fromUserId: inquiry.fromUserId,
      toUserId: inquiry.toUserId,
      uploadIds: Matchers.eachLike(Matchers.uuid(uploadId)),
      isReported: false,
    },
    check: async (content) => {
      expect(await content.db('message_files').where({ id: messageId }).first()).toMatchObject({
        upload_ids: [uploadId],
        is_reported: false,
      });
    },
  },
]);
