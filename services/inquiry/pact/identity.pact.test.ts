import { randomUUID } from 'node:crypto';
import { Matchers } from '@pact-foundation/pact';
import { phoneConfirmationChangedV1, userDeletedV1, userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { peopleConsumer } from '@setu/service-features/people';
import { deletedSendersConsumer } from '../src/inquiries/inquiries.feature';
import { confirmedPhonesConsumer } from '../src/inquiries/phone/confirmed-phones.consumer';
import { deletedReportersConsumer } from '../src/inquiries/reports/reports.feature';
import { readsFrom } from './reader';

const reportId = 'c0ffee00-0000-4000-8000-0000000000d1';
const leaver = 'c0ffee00-0000-4000-8000-0000000000b1';

readsFrom('identity', [
  {
    given: 'an investor registers with first and last name',
    message: 'a user was registered',
    definition: userRegisteredV1,
    consumer: peopleConsumer,
    id: 'c0ffee00-0000-4000-8000-0000000000a1',
    data: {
      version: Matchers.integer(1),
      role: 'investor',
      displayName: Matchers.string('Asha Rao'),
    },
    table: 'people',
    row: { display_name: 'Asha Rao', role: 'investor', version: 1 },
  },
  {
    given: 'an administrator suspends a brand',
    message: 'a user was suspended',
    definition: userUpdatedV1,
    consumer: peopleConsumer,
    id: 'c0ffee00-0000-4000-8000-0000000000a2',
    data: {
      version: Matchers.integer(2),
      role: 'brand',
      displayName: Matchers.string('Nadi Naturals'),
      isSuspended: true,
    },
    table: 'people',
    row: { display_name: 'Nadi Naturals', is_suspended: true },
  },
  {
    given: 'an investor confirms a phone number',
    message: 'a phone number was confirmed',
    definition: phoneConfirmationChangedV1,
    consumer: confirmedPhonesConsumer,
    id: 'c0ffee00-0000-4000-8000-0000000000a4',
    data: {
      version: Matchers.integer(1),
      fingerprint: Matchers.regex(/^[\w-]{22}\.[\w-]{43}$/, `${'a'.repeat(22)}.${'b'.repeat(43)}`),
      confirmedAt: Matchers.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-11-29T06:00:00.000Z'),
    },
    table: 'confirmed_phones',
    row: { fingerprint: `${'a'.repeat(22)}.${'b'.repeat(43)}` },
  },
  {
    given: 'a brand deletes its account',
    message: 'an account was deleted, for its reports',
    definition: userDeletedV1,
    consumer: deletedReportersConsumer,
    id: 'c0ffee00-0000-4000-8000-0000000000a3',
    prepare: async (db) => {
      await db('message_reports').insert({
        id: reportId,
        inquiry_id: randomUUID(),
        message_id: randomUUID(),
        writer_id: randomUUID(),
        reason: 'fraud',
        reporter_id: 'c0ffee00-0000-4000-8000-0000000000a3',
        created_at: new Date(),
      });
    },
    data: { version: Matchers.integer(2), role: 'brand' },
    table: 'message_reports',
    rowId: reportId,
    row: { reason: 'fraud', reporter_id: null },
  },
  {
    given: 'a brand deletes its account',
    message: 'an account was deleted, for what it said with inquiries',
    definition: userDeletedV1,
    consumer: deletedSendersConsumer,
    id: leaver,
    prepare: async (db) => {
      const at = new Date();
      await db('inquiries').insert({
        id: leaver,
        from_user_id: leaver,
        to_user_id: 'c0ffee00-0000-4000-8000-0000000000b2',
        franchise_id: leaver,
        subject: 'A kiosk',
        message: 'Is Pune free?',
        status: 'open',
        version: 1,
        city: 'Pune',
        created_at: at,
        updated_at: at,
      });
    },
    data: { version: Matchers.integer(2), role: 'brand' },
    table: 'inquiries',
    key: 'from_user_id',
    row: { city: null },
  },
  {
    given: 'a brand deletes its account',
    message: 'an account was deleted, for its reply time',
    definition: userDeletedV1,
    consumer: { name: 'deleted-reply-times' },
    id: 'c0ffee00-0000-4000-8000-0000000000b3',
    prepare: (db) => db('reply_times').insert({ brand_id: 'c0ffee00-0000-4000-8000-0000000000b3' }),
    data: { version: Matchers.integer(2), role: 'brand' },
    table: 'reply_times',
    key: 'brand_id',
    row: null,
  },
]);
