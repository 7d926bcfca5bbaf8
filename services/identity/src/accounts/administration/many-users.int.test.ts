import { randomUUID } from 'node:crypto';
import { listUsers } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { encodeCursor } from '@setu/service-kit';
import { readBy } from '@setu/service-kit/test';
import { makeAdmin, setUpIdentity } from '../../../test/builders';
import { makeListUsers } from './list-users';

const identity = setUpIdentity();
let admin: Awaited<ReturnType<typeof makeAdmin>>['user'];

beforeAll(async () => {
  ({ user: admin } = await makeAdmin(identity.service));
  for (let first = 1; first < 24_000; first += 1_000)
    await identity.db.raw(
      `insert into users (id, email, first_name, last_name, role, created_at, updated_at)
     select gen_random_uuid(), 'user' || n || '@people.test', case when n % 2000 = 0 then 'Qadir' else substr(md5(n::text), 1, 8) end, 'Rao',
       case when n % 200 = 0 then 'agent' else 'investor' end, timestamptz '2026-01-01' - n * interval '1 minute', now()
     from generate_series(?::integer, ?::integer + 999) n`,
      [first, first],
    );
  await identity.db.raw('vacuum analyze users');
});

it.each([
  ['the first page', {}],
  ['a deep cursor', { cursor: encodeCursor([Date.parse('2025-12-20'), randomUUID()]) }],
  ['a rare role', { role: 'real_estate' }],
  ['suspended users', { standing: 'suspended' }],
  ['active users', { standing: 'active' }],
  ['a search for one user', { search: 'user7777@' }],
  ['a search for a common name', { search: 'rao' }],
  ['a search for one letter', { search: 'a' }],
  ['a search for two letters that most users have', { search: 'us' }],
  ['a search for two letters that few users have', { search: 'qa' }],
  ['a search for two letters that nobody has', { search: 'zz' }],
  ['a search for a letter and a sign', { search: 'z@' }],
  ['a search for signs', { search: '& --' }],
])('%s of very many users reads few users', async (_what, query) => {
  const input = listUsers.query.parse(query) as HandlerInput<typeof listUsers>;
  const list = makeListUsers({ db: identity.db });
  for (const [sql, read] of await readBy(identity.db, 'users', () => list(input, admin as never)))
    expect([sql, read > 1_100 ? read : 'few']).toEqual([sql, 'few']);
});
