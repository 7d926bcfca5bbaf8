import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AccountState } from '@setu/protocol';
import { eventually, startTestBroker, type TestBroker } from '@setu/service-kit/test';
import { importSPKI, jwtVerify } from 'jose';
import { json } from '../../../test/peer';
import { identityAnswers, startTestGateway, type TestGateway } from '../../../test/test-gateway';

/** Suspended: these tests must pass without the broker. */
let broker: TestBroker;
let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  broker = await startTestBroker();
  await broker.pause();
  const away = { isBrokerAway: true };
  gateway = await startTestGateway({ NATS_URL: broker.url }, away);
  other = await startTestGateway({ NATS_URL: broker.url }, { ...away, beside: gateway });
});
afterAll(async () => {
  // A gateway that never connected keeps trying.
  await broker?.resume();
  await other?.stop();
  await gateway?.stop();
  await broker?.stop();
});

const state = (
  userId: string,
  role: AccountState['role'],
  version: number,
  sessionsFrom = 0,
): AccountState => ({
  userId,
  role,
  version,
  sessionsFrom,
});

/** The role of the next call's caller; null for a visitor. */
const roleAt = async (at: TestGateway, path: string, cookie: string): Promise<unknown> => {
  await at.send(path, { headers: { cookie } });
  const token = at.identity.seen.at(-1)?.headers['x-caller-token'];
  if (token === undefined) return null;
  return (await jwtVerify(String(token), await importSPKI(at.publicKey, 'EdDSA'))).payload.role;
};
const userRole = (cookie: string, at = gateway) => roleAt(at, '/api/auth/user', cookie);
const adminRole = (cookie: string, at = gateway) => roleAt(at, '/api/admin/users', cookie);

/** A reply of identity to a role change that leaves the account in this state. */
const changeRole = (to: AccountState) =>
  gateway.send(`/api/admin/users/${to.userId}/role`, { method: 'PATCH', body: JSON.stringify(to) });
const changePassword = (cookie: string, to?: AccountState) =>
  gateway.send('/api/auth/password', {
    method: 'POST',
    headers: { cookie },
    ...(to ? { body: JSON.stringify(to) } : {}),
  });

describe('a role change without the broker', () => {
  it('a role change applies to the next call at every gateway and ends administrator sessions', async () => {
    const userId = randomUUID();
    const user = await gateway.signIn('', { userId, role: 'admin', version: 1 });
    const admin = await gateway.logIn('', { userId, version: 1 });
    expect(await adminRole(admin, other)).toBe('admin');
    const reply = await changeRole(state(userId, 'investor', 2));
    expect(reply.status).toBe(200);
    expect(reply.headers['x-account-state']).toBeUndefined();
    for (const at of [gateway, other]) {
      expect(await userRole(user, at)).toBe('investor');
      expect(await adminRole(admin, at)).toBeNull();
    }
  });

  it('a role change is not undone by an older state that arrives later', async () => {
    const userId = randomUUID();
    const user = await gateway.signIn('', { userId, role: 'brand', version: 1 });
    await changeRole(state(userId, 'agent', 3));
    await changeRole(state(userId, 'brand', 2));
    expect(await userRole(user)).toBe('agent');
  });

  it('a role change is stored although its client disconnected before the reply', async () => {
    const userId = randomUUID();
    const admin = await gateway.logIn('', { userId, version: 1 });
    let release: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      gateway.identity.answerWith((request, reply) => {
        if (!request.url.endsWith('/role')) return identityAnswers(request, reply, undefined as never);
        release = () => json(reply, 200, {}, { 'x-account-state': request.body });
        resolve();
      });
    });
    try {
      const request = httpRequest(`${gateway.url}/api/admin/users/${userId}/role`, { method: 'PATCH' });
      request.on('error', () => undefined);
      request.end(JSON.stringify(state(userId, 'investor', 2)));
      await arrived;
      const gone = new Promise((resolve) => request.once('close', resolve));
      request.destroy();
      await gone;
      release();
      await eventually(async () => expect(await adminRole(admin)).toBeNull());
    } finally {
      gateway.identity.answerWith(identityAnswers);
    }
  });

  it('a role change answers 503 when it cannot be stored', async () => {
    const to = state(randomUUID(), 'investor', 2);
    await gateway.database.query('alter table gateway.accounts rename to accounts_away');
    try {
      const reply = await changeRole(to);
      expect(reply.status).toBe(503);
      expect(reply.headers['retry-after']).toBeDefined();
    } finally {
      await gateway.database.query('alter table gateway.accounts_away rename to accounts');
    }
    expect((await changeRole(to)).status).toBe(200);
  });

  it('a role change by the command line applies after the next read of the user', async () => {
    for (const path of ['/', '/api/auth/user']) {
      const userId = randomUUID();
      const user = await gateway.signIn('', { userId, role: 'investor', version: 1 });
      gateway.identity.answerWith((request, reply, raw) => {
        if (request.url !== '/api/auth/user') return identityAnswers(request, reply, raw);
        const header = JSON.stringify(state(userId, 'agent', 2));
        json(reply, 200, {}, { 'x-account-state': header });
      });
      try {
        await gateway.send(path, { headers: { cookie: user, accept: 'text/html' } });
      } finally {
        gateway.identity.answerWith(identityAnswers);
      }
      expect(await userRole(user)).toBe('agent');
    }
  });

  it('account states of other services than identity are ignored', async () => {
    const userId = randomUUID();
    const user = await gateway.signIn('', { userId, role: 'brand', version: 1 });
    gateway.catalog.answerWith((_request, reply) =>
      json(reply, 200, [], { 'x-account-state': JSON.stringify(state(userId, 'admin', 9)) }),
    );
    const reply = await gateway.send('/api/franchises', { headers: { cookie: user } });
    expect(reply.headers['x-account-state']).toBeUndefined();
    expect(await userRole(user)).toBe('brand');
  });
});

describe('a password change without the broker', () => {
  it('a password change gives the session a new cookie, and the old one is no longer valid', async () => {
    const userId = randomUUID();
    const copied = await gateway.signIn('', { userId, role: 'brand', version: 1 });
    const reply = await changePassword(copied, state(userId, 'brand', 2, 2));
    expect(reply.status).toBe(200);
    expect(reply.cookies).toMatch(/session=/);
    expect(reply.cookies).not.toBe(copied);
    expect(await userRole(reply.cookies)).toBe('brand');
    expect(await userRole(copied)).toBeNull();
    expect(await userRole(copied, other)).toBeNull();
  });

  it('a password change without an account state also gives a new cookie', async () => {
    const copied = await gateway.signIn('', { userId: randomUUID(), role: 'brand', version: 1 });
    const reply = await changePassword(copied);
    expect(await userRole(reply.cookies)).toBe('brand');
    expect(await userRole(copied)).toBeNull();
  });

  it('a password change ends every other session, administrator sessions included, and no later session', async () => {
    const userId = randomUUID();
    const own = await gateway.signIn('', { userId, role: 'admin', version: 1 });
    const second = await other.signIn('', { userId, role: 'admin', version: 1 });
    const admin = await gateway.logIn('', { userId, version: 1 });
    const { cookies } = await changePassword(own, state(userId, 'admin', 2, 2));
    const later = await gateway.signIn('', { userId, role: 'admin', version: 2 });
    expect(await userRole(second)).toBeNull();
    expect(await adminRole(admin)).toBeNull();
    await changeRole(state(userId, 'investor', 3, 2));
    expect(await userRole(cookies)).toBe('investor');
    expect(await userRole(later)).toBe('investor');
  });

  it('a sign-in that began with the old password does not start a session', async () => {
    const userId = randomUUID();
    const own = await gateway.signIn('', { userId, role: 'brand', version: 1 });
    await changePassword(own, state(userId, 'brand', 2, 2));
    const reply = await gateway.send('/api/login', {
      method: 'POST',
      body: JSON.stringify({ userId, role: 'brand', version: 1 }),
    });
    expect(reply.status).toBe(503);
    expect(reply.cookies).toBe('');
  });
});
