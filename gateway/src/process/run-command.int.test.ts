import { randomUUID } from 'node:crypto';
import { userUpdatedV1 } from '@setu/contracts';
import {
  createTestDatabase,
  eventually,
  makeCallers,
  publishEvent,
  startTestBroker,
  type TestBroker,
} from '@setu/service-kit/test';
import { roleEvent } from '../../test/role-event';
import { startTestGateway, type TestGateway } from '../../test/test-gateway';
import { readEnvironment } from './env';
import { runCommand } from './run-command';

let broker: TestBroker;
let gateway: TestGateway;
beforeAll(async () => {
  broker = await startTestBroker();
  gateway = await startTestGateway({ NATS_URL: broker.url });
});
afterAll(async () => {
  await gateway.stop();
  await broker.stop();
});

const run = (command: string, argument?: string, over: Record<string, string> = {}) =>
  runCommand(
    readEnvironment({
      DATABASE_URL: gateway.database.url,
      NATS_URL: broker.url,
      CALLER_PRIVATE_KEY: makeCallers().privateKey,
      ARTEFACTS: gateway.artefacts,
      SESSION_KEYS: 'a-secret-of-some-length',
      ...over,
    }),
    command,
    argument,
  );
const account = (userId: string) => gateway.running.db('accounts').where({ user_id: userId }).first();

test('replay consumes every event again', async () => {
  const userId = randomUUID();
  await publishEvent(broker.url, userUpdatedV1, roleEvent(userId, 'agent', 4));
  await eventually(async () => expect(await account(userId)).toMatchObject({ role: 'agent', version: 4 }));
  await gateway.running.db('accounts').where({ user_id: userId }).update({ role: 'investor' });
  expect(await run('replay', 'accounts')).toBe('accounts is empty; the running service builds it again');
  await eventually(async () => expect(await account(userId)).toMatchObject({ role: 'agent', version: 4 }));
});

test('retry-dead-letters consumes the dead letters', async () => {
  const userId = randomUUID();
  await gateway.running.db('dead_letters').insert([
    {
      consumer: 'accounts',
      type: userUpdatedV1.type,
      payload: JSON.stringify(roleEvent(userId, 'agent', 2)),
      reason: 'a bug',
    },
    { consumer: 'accounts', type: userUpdatedV1.type, payload: '{', reason: 'not JSON' },
  ]);
  expect(await run('retry-dead-letters', 'accounts')).toBe('1 done, 1 failed again');
  expect(await account(userId)).toMatchObject({ role: 'agent', version: 2 });
  expect(await run('retry-dead-letters', 'accounts')).toBe('0 done, 1 failed again');
});

test.each([
  ['replay', 'nobody'],
  ['replay', undefined],
  ['forget', 'accounts'],
])('the command %s %s is refused with the usage and the names of consumers', async (command, argument) => {
  await expect(run(command, argument)).rejects.toThrow(/Usage: .*replay.*\nConsumers: accounts/);
});

test('migrate brings the schema up to date without serving', async () => {
  const database = await createTestDatabase();
  expect(await run('migrate', undefined, { DATABASE_URL: database.url })).toMatch(
    /^The schema gateway has all/,
  );
  const { rows } = await database.query('select count(*)::int as n from gateway.migrations');
  expect(rows[0]?.n).toBeGreaterThan(0);
  await database.drop();
});

test('replay without a broker is refused', async () => {
  await expect(run('replay', 'accounts', { NATS_URL: '' })).rejects.toThrow('NATS_URL');
});
