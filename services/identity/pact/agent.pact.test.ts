import { Matchers } from '@pact-foundation/pact';
import { agentVerifiedV1, assignmentChangedV1, offerAcceptedV1 } from '@setu/contracts';
import type { Knex } from 'knex';
import { person, readsFrom } from './reader';

const agentId = 'c0ffee00-0000-4000-8000-0000000000a1';
const brandId = 'c0ffee00-0000-4000-8000-0000000000b1';
const id = 'c0ffee00-0000-4000-8000-0000000000c1';

/** The person, without notifications. */
const without = (userId: string) => async (db: Knex) => {
  await person(db, userId);
  await db('news').where({ user_id: userId }).delete();
};
const copy = { consumer: { name: 'news-of-assignments' }, table: 'news', key: 'user_id' };
const parties = { agentId: Matchers.uuid(agentId), brandId: Matchers.uuid(brandId) };

readsFrom('agent', [
  {
    ...copy,
    given: 'a brand accepts an offer of an agent',
    message: 'an offer was accepted, for notifications',
    definition: offerAcceptedV1,
    id,
    prepare: without(agentId),
    data: parties,
    rowId: agentId,
    row: { kind: 'offer-accepted', about_id: id, other_id: brandId },
  },
  {
    ...copy,
    given: 'an agent puts an assignment on hold',
    message: 'an assignment was put on hold, for notifications',
    definition: assignmentChangedV1,
    id,
    prepare: without(brandId),
    data: { status: 'on_hold', isConfirmed: false, ...parties },
    rowId: brandId,
    row: { kind: 'assignment-changed', about_id: id, state: 'on_hold', other_id: agentId },
  },
  {
    ...copy,
    given: 'an administrator verifies an agent',
    message: 'an agent was verified, for notifications',
    definition: agentVerifiedV1,
    id: agentId,
    idName: 'userId',
    prepare: without(agentId),
    data: { isVerified: true, byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad') },
    rowId: agentId,
    row: { kind: 'verification-changed', about_id: agentId, state: 'verified', other_id: null },
  },
]);
