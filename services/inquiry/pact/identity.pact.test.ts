import { randomUUID } from 'node:crypto';
import { Matchers } from '@pact-foundation/pact';
import { userDeletedV1, userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { deletedReportersConsumer } from '../src/inquiries/reports/deleted-accounts.consumer';
import { peopleConsumer } from '../src/people/people.consumer';
import { readsFrom } from './reader';

const reportId = 'c0ffee00-0000-4000-8000-0000000000d1';

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
    given: 'a brand deletes its account',
    message: 'an account was deleted',
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
]);
