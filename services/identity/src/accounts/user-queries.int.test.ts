import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { setUpIdentity } from '../../test/builders';
import { makeListUsers } from './administration/list-users';
import { findUser, findUserToSignIn, lockAdmins } from './user.model';

const adminId = '44444444-4444-4444-8444-000000000001';
const actor: SignedIn = { kind: 'admin', id: adminId, role: 'admin' };

const identity = setUpIdentity();
let db: Knex;
beforeAll(async () => {
  ({ db } = identity);
  for (let first = 1; first < 20_000; first += 1_000)
    await db.raw(`insert into users (id, email, first_name, role, created_at, updated_at)
    select case when n = 1 then '${adminId}' else gen_random_uuid() end, 'user' || n || '@people.test', md5(n::text),
      case when n = 1 then 'admin' when n % 50 = 0 then 'agent' else 'investor' end,
      now() - n * interval '1 minute', now() from generate_series(${first}, ${first + 999}) n`);
  // Like autovacuum: updates statistics and merges pending entries into the word index.
  await db.raw('vacuum analyze users');
});

/** The running service may begin or end a transaction at the same time, and such a statement does not have a plan. */
const isTransactionControl = (sql: string) => /^(begin|commit|rollback)\b/i.test(sql);

/** Plans of the statements that `work` sends. */
const plansOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const sent: { sql: string; bindings: unknown[] }[] = [];
  const listen = (query: { sql: string; bindings: unknown[] }) => sent.push(query);
  db.on('query', listen);
  await work();
  db.off('query', listen);
  const connection = await db.client.acquireConnection();
  try {
    const plans: string[] = [];
    for (const { sql, bindings } of sent.filter(({ sql }) => !isTransactionControl(sql))) {
      const { rows } = await connection.query({ text: `explain ${sql}`, values: bindings });
      plans.push(rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await db.client.releaseConnection(connection);
  }
};

test.each([
  ['by address', () => findUserToSignIn(db, 'user77@people.test')],
  ['by id', () => findUser(db, '11111111-1111-4111-8111-111111111111')],
])('among 20,000 users a user is found %s with an index', async (_how, work) => {
  const plans = await plansOf(work);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Seq Scan on users');
  }
});

test.each([
  ['all, newest first', {}],
  ['those of a role', { role: 'real_estate' as const }],
  ['those with a word in their name', { search: 'user777@' }],
  ['those of a role with two words', { search: 'user1234@ 81dc9bdb', role: 'investor' as const }],
])('among 20,000 users a page of %s is read with an index', async (_what, filter) => {
  const plans = await plansOf(() => makeListUsers({ db })({ limit: 24, ...filter }, actor));
  // The count is also limited.
  const page = plans.find(
    (plan) => plan.includes('Limit') && !plan.includes('Aggregate') && !plan.includes('users_pkey'),
  );
  expect(page).toMatch(/Index Scan|Bitmap/);
  expect(page).not.toContain('Seq Scan on users');
});

test('a page deep in the list costs as much as the first page', async () => {
  const cursor = Buffer.from(JSON.stringify([Date.now(), adminId])).toString('base64url');
  const plans = await plansOf(() => makeListUsers({ db })({ limit: 24, cursor }, actor));
  expect(plans.find((plan) => plan.includes('users_newest'))).toMatch(
    /Index Cond: \(ROW\(created_at, id\) </,
  );
});

test('administrators are found with an index', async () => {
  const [plan] = await plansOf(() => lockAdmins(db as Knex.Transaction));
  expect(plan).toContain('users_role_newest');
});
