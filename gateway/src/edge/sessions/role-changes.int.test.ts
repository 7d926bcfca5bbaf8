import { randomUUID } from 'node:crypto';
import { type UserRole, userUpdatedV1 } from '@setu/contracts';
import { handleEvent, migrate, rollbackOne } from '@setu/service-kit';
import {
  eventually,
  publishEvent,
  publishTogether,
  startTestBroker,
  type TestBroker,
} from '@setu/service-kit/test';
import { importSPKI, jwtVerify } from 'jose';
import { migrations } from '../../../migrations';
import { roleEvent } from '../../../test/role-event';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';
import { accountsConsumer } from '../../marketplace/sessions/accounts.consumer';

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

const publishRole = (userId: string, role: UserRole, version: number) =>
  publishEvent(broker.url, userUpdatedV1, roleEvent(userId, role, version));
const read = (envelope: unknown) =>
  handleEvent(gateway.running.db, accountsConsumer, JSON.stringify(envelope));

/** The role of the caller in the next call; null for a visitor. */
const roleAt = async (path: string, cookie: string): Promise<unknown> => {
  await gateway.send(path, { headers: { cookie } });
  const token = gateway.identity.seen.at(-1)?.headers['x-caller-token'];
  if (token === undefined) return null;
  return (await jwtVerify(String(token), await importSPKI(gateway.publicKey, 'EdDSA'))).payload.role;
};
const userRole = (cookie: string) => roleAt('/api/auth/user', cookie);
const adminRole = (cookie: string) => roleAt('/api/admin/users', cookie);

test('a running session gets each new role', async () => {
  const userId = randomUUID();
  const cookie = await gateway.signIn('', { userId, role: 'investor', version: 1 });
  expect(await userRole(cookie)).toBe('investor');
  await publishRole(userId, 'agent', 2);
  await eventually(async () => expect(await userRole(cookie)).toBe('agent'));
  await publishRole(userId, 'brand', 3);
  await eventually(async () => expect(await userRole(cookie)).toBe('brand'));
});

test('an administrator who loses the role loses the session, and does not regain it with the role', async () => {
  const userId = randomUUID();
  const cookie = await gateway.logIn('', { userId, version: 1 });
  expect(await adminRole(cookie)).toBe('admin');
  await publishRole(userId, 'investor', 2);
  await eventually(async () => expect(await adminRole(cookie)).toBeNull());
  await publishRole(userId, 'admin', 3);
  const user = await gateway.signIn('', { userId, role: 'admin', version: 3 });
  await eventually(async () => expect(await userRole(user)).toBe('admin'));
  expect(await adminRole(cookie)).toBeNull();
  expect(await adminRole(user)).toBeNull();
});

test('an administrator who loses the role and gets it back in one batch of events has no session', async () => {
  const [userId, other, refused] = [randomUUID(), randomUUID(), randomUUID()];
  const admin = await gateway.logIn('', { userId, version: 1 });
  const user = await gateway.signIn('', { userId: other, role: 'investor', version: 1 });
  const { db } = gateway.running;
  await gateway.database.query(
    `alter table gateway.accounts add constraint refuses_an_event check (user_id <> '${refused}') not valid`,
  );
  const changed = (of: string, role: UserRole, version: number) =>
    [userUpdatedV1, roleEvent(of, role, version)] as const;
  await publishTogether({ brokerUrl: broker.url, db, durable: 'gateway-accounts' }, [
    changed(randomUUID(), 'brand', 2),
    changed(userId, 'investor', 2),
    changed(userId, 'admin', 3),
    changed(other, 'agent', 3),
    changed(refused, 'brand', 2),
    changed(other, 'brand', 2),
    changed(other, 'agent', 4),
  ]);
  await eventually(async () =>
    expect(await db('gateway.accounts').where({ user_id: other, version: 4 })).toHaveLength(1),
  );
  expect(await userRole(user)).toBe('agent');
  expect(await adminRole(admin)).toBeNull();
  expect(await db('gateway.accounts').where({ user_id: userId })).toMatchObject([
    { role: 'admin', version: 3 },
  ]);
  expect(await db('gateway.accounts').where({ user_id: refused })).toEqual([]);
  await gateway.database.query('alter table gateway.accounts drop constraint refuses_an_event');
  await eventually(async () =>
    expect(await db('gateway.accounts').where({ user_id: refused })).toHaveLength(1),
  );
});

test('a concurrent renewal of the session does not restore the old role', async () => {
  const userId = randomUUID();
  const cookie = await gateway.signIn('', { userId, role: 'brand', version: 1 });
  expect(await read(roleEvent(userId, 'agent', 2))).toBe('done');
  await gateway.database.query(
    `update gateway.sessions set sess = jsonb_set(sess, '{_expire}',
      to_jsonb((extract(epoch from now()) * 1000 + 60000)::bigint)) where user_id = $1`,
    [userId],
  );
  const reply = await gateway.send('/api/auth/user', { headers: { cookie } });
  expect(reply.cookies).not.toBe('');
  expect(await userRole(cookie)).toBe('agent');
});

test('with events out of order the newest wins', async () => {
  const userId = randomUUID();
  const cookie = await gateway.signIn('', { userId, role: 'investor', version: 1 });
  const newer = roleEvent(userId, 'agent', 5);
  expect(await read(newer)).toBe('done');
  expect(await read(newer)).toBe('duplicate');
  expect(await read(roleEvent(userId, 'brand', 4))).toBe('done');
  expect(await userRole(cookie)).toBe('agent');
});

test('a concurrent sign-in gets the new role', async () => {
  const userId = randomUUID();
  expect(await read(roleEvent(userId, 'investor', 7))).toBe('done');
  const user = await gateway.signIn('', { userId, role: 'admin', version: 6 });
  expect(await userRole(user)).toBe('investor');
  const reply = await gateway.send('/api/admin/login', {
    method: 'POST',
    body: JSON.stringify({ userId, version: 6 }),
  });
  expect(reply.status).toBe(503);
  expect(reply.cookies).toBe('');
});

test('a sign-in may apply a role before its event arrives', async () => {
  const userId = randomUUID();
  const cookie = await gateway.signIn('', { userId, role: 'investor', version: 1 });
  const admin = await gateway.logIn('', { userId, version: 2 });
  expect(await adminRole(admin)).toBe('admin');
  expect(await userRole(cookie)).toBe('admin');
  expect(await read(roleEvent(userId, 'admin', 2))).toBe('done');
  expect(await adminRole(admin)).toBe('admin');
});

test('a password event only ends the sessions that began before it', async () => {
  const userId = randomUUID();
  const before = await gateway.signIn('', { userId, role: 'brand', version: 1 });
  const after = await gateway.signIn('', { userId, role: 'brand', version: 2 });
  const changed = roleEvent(userId, 'brand', 2);
  expect(await read({ ...changed, data: { ...changed.data, sessionsFrom: 2 } })).toBe('done');
  expect(await userRole(before)).toBeNull();
  expect(await userRole(after)).toBe('brand');
});

test('a malformed event becomes a dead letter, and later ones are consumed', async () => {
  const userId = randomUUID();
  const cookie = await gateway.signIn('', { userId, role: 'investor', version: 1 });
  await publishEvent(broker.url, userUpdatedV1, {
    ...roleEvent(userId, 'brand', 2),
    data: { role: 'emperor' },
  });
  await publishRole(userId, 'brand', 3);
  await eventually(async () => expect(await userRole(cookie)).toBe('brand'));
  await eventually(async () =>
    expect(await gateway.running.db('dead_letters').where({ consumer: 'accounts' })).toHaveLength(1),
  );
});

test('an event is consumed later when the database fails', async () => {
  const userId = randomUUID();
  const cookie = await gateway.signIn('', { userId, role: 'investor', version: 1 });
  const envelope = roleEvent(userId, 'brand', 2);
  await gateway.database.query('alter table gateway.accounts rename to accounts_away');
  try {
    await expect(read(envelope)).rejects.toThrow('accounts');
  } finally {
    await gateway.database.query('alter table gateway.accounts_away rename to accounts');
  }
  expect(await read(envelope)).toBe('done');
  expect(await userRole(cookie)).toBe('brand');
});

test('the gateway serves without its broker and catches up', async () => {
  const own = await startTestBroker();
  await own.pause();
  const late = await startTestGateway({ NATS_URL: own.url }, { isBrokerAway: true });
  try {
    const userId = randomUUID();
    const cookie = await late.signIn('', { userId, role: 'investor', version: 1 });
    expect((await late.send('/api/auth/user', { headers: { cookie } })).status).toBe(200);
    await eventually(async () =>
      expect((await late.probe('/readyz')).json()).toMatchObject({
        status: 'ready',
        checks: { broker: false, database: true },
      }),
    );
    await own.resume();
    await publishEvent(own.url, userUpdatedV1, roleEvent(userId, 'agent', 2));
    await eventually(async () => {
      const { rows } = await late.database.query('select role from gateway.accounts where user_id = $1', [
        userId,
      ]);
      expect(rows).toEqual([{ role: 'agent' }]);
    });
    await eventually(async () =>
      expect((await late.probe('/readyz')).json()).toMatchObject({ checks: { broker: true } }),
    );
  } finally {
    await late.stop();
    await own.stop();
  }
});

test('migrations can be rolled back and applied again', async () => {
  const { db } = gateway.running;
  const undone: (string | null)[] = [];
  for (const _ of migrations) undone.push(await rollbackOne(db, 'gateway', migrations));
  expect(undone).toEqual(migrations.map(({ name }) => name).reverse());
  await migrate(db, 'gateway', migrations);
  // A session of an account that the gateway does not store yet has the role that it began with.
  expect(await userRole(await gateway.signIn('', { userId: randomUUID(), role: 'agent', version: 1 }))).toBe(
    'agent',
  );
});
