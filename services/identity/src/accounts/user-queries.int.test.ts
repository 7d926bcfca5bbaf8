import { startTestBroker, startTestService, type TestBroker, type TestService } from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { identityService } from '../../test/builders';
import { findUser, findUserToSignIn } from './user.model';

let broker: TestBroker;
let service: TestService;
let db: Knex;
beforeAll(async () => {
  broker = await startTestBroker();
  service = await startTestService(identityService, { broker });
  db = service.running.db;
  await db.raw(`insert into users (id, email, role, created_at, updated_at)
    select gen_random_uuid(), 'user' || n || '@people.test', 'investor', now(), now() from generate_series(1, 20000) n`);
  await db.raw('analyze users');
});
afterAll(async () => {
  await service.stop();
  await broker.stop();
});

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
    for (const { sql, bindings } of sent) {
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
])('among 20,000 users one is found %s by an index alone', async (_how, work) => {
  const plans = await plansOf(work);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Seq Scan on users');
  }
});
