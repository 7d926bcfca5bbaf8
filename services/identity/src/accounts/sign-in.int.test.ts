import { demoPasswordDefault, demoUsers } from '@setu/contracts';
import { createTestDatabase, startTestService, stopClock, type TestService } from '@setu/service-kit/test';
import { aNetwork, register, setUpIdentity } from '../../test/builders';
import { identityService } from '../app';

stopClock();
const identity = setUpIdentity();
let service: TestService;
beforeAll(async () => {
  ({ service } = identity);
});

const signIn = (email: string, password: string, headers = aNetwork()) =>
  service.call('POST', '/api/login', { body: { email, password }, headers });

test('the right password returns the user and the session command', async () => {
  const { sent, user, reply: registered } = await register(service, { role: 'agent' });
  const reply = await signIn(` ${sent.email.toUpperCase()} `, sent.password);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual(registered.body);
  expect(JSON.parse(reply.headers.get('x-session-command') ?? '')).toEqual({
    start: { userId: user.id, role: 'agent', version: 1, worksFor: null },
  });
});

test('a wrong password and an unknown address get the same reply', async () => {
  const { sent } = await register(service);
  const [wrong, unknown] = await Promise.all([
    signIn(sent.email, 'not the password'),
    signIn('nobody@people.test', 'not the password'),
  ]);
  for (const reply of [wrong, unknown]) {
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({
      title: 'Unauthorized',
      code: 'invalid_credentials',
      detail: 'Invalid email or password',
    });
    expect(reply.headers.has('x-session-command')).toBe(false);
    expect(reply.headers.has('set-cookie')).toBe(false);
  }
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
});

test('after ten failures even the right password must wait, only for this address from this network', async () => {
  const { sent } = await register(service);
  const network = aNetwork();
  for (let n = 0; n < 10; n += 1) expect((await signIn(sent.email, `wrong ${n}`, network)).status).toBe(401);

  const blocked = await signIn(sent.email, sent.password, network);
  expect(blocked.status).toBe(429);
  expect(blocked.body.code).toBe('too_many_requests');
  const wait = Number(blocked.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);

  expect((await signIn(sent.email, sent.password)).status).toBe(200);
  const other = await register(service);
  expect((await signIn(other.sent.email, other.sent.password, network)).status).toBe(200);
});

test('guesses at an account from many networks become slow, but its owner can sign in from a known network', async () => {
  const home = aNetwork();
  const { sent } = await register(service, {}, home);
  const guess = () => signIn(sent.email, 'wrong');
  for (let free = 0; free < 10; free += 1) expect((await guess()).status).toBe(401);
  const guesses = await Promise.all(Array.from({ length: 30 }, guess));
  // Only one guess is checked.
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(1);
  const slowed = guesses.find(({ status }) => status === 429);
  expect(slowed?.body.detail).toContain('Too many failed sign-ins to this account.');
  expect(Number(slowed?.headers.get('retry-after'))).toBeGreaterThan(0);

  expect((await signIn(sent.email, sent.password, home)).status).toBe(200);
  expect((await signIn(sent.email, 'wrong', home)).status).toBe(401);
  const abroad = await signIn(sent.email, sent.password);
  expect(abroad.status).toBe(429);
});

test('the waiting time between guesses increases, and the next try is allowed after it', async () => {
  const { sent } = await register(service);
  const waits: number[] = [];
  for (let n = 0; n < 10; n += 1) await signIn(sent.email, 'wrong');
  for (let n = 0; n < 8; n += 1) {
    // The waiting time ends.
    await service.running.db('attempts').where('key', 'like', 'strangers-turn:%').update({ expire: 0 });
    expect((await signIn(sent.email, 'wrong')).status).toBe(401);
    waits.push(Number((await signIn(sent.email, 'wrong')).headers.get('retry-after')));
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[0]).toBeLessThanOrEqual(5);
  expect(waits.at(-1)).toBeGreaterThan(240);
  expect(waits.at(-1)).toBeLessThanOrEqual(300);
  await service.running.db('attempts').where('key', 'like', 'strangers-turn:%').update({ expire: 0 });
  const abroad = aNetwork();
  expect((await signIn(sent.email, sent.password, abroad)).status).toBe(200);
  // The network is known from here on.
  expect((await signIn(sent.email, sent.password, abroad)).status).toBe(200);
});

test('concurrent tries count like consecutive tries', async () => {
  const { sent } = await register(service);
  const network = aNetwork();
  const tryOf = (n: number) => signIn(sent.email, `wrong ${n}`, network);
  // Only two passwords are checked at a time, and waiting checks are soon refused.
  for (let n = 0; n < 8; n += 1) expect((await tryOf(n)).status).toBe(401);
  const replies = await Promise.all(Array.from({ length: 17 }, (_, n) => tryOf(n)));
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(2);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('a successful sign-in resets the failures before it', async () => {
  const { sent } = await register(service);
  const network = aNetwork();
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 6; n += 1) await signIn(sent.email, 'wrong', network);
    expect((await signIn(sent.email, sent.password, network)).status).toBe(200);
  }
});

test('a network may fail a hundred times an hour, for all addresses together', async () => {
  const network = aNetwork();
  const { sent } = await register(service);
  const statuses = new Map<number, number>();
  for (let n = 0; n < 104; n += 2) {
    const replies = await Promise.all(
      Array.from({ length: 2 }, (_, m) => signIn(`guess-${n + m}@people.test`, 'wrong', network)),
    );
    for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses).toEqual(
    new Map([
      [401, 100],
      [429, 4],
    ]),
  );
  expect((await signIn(sent.email, sent.password, network)).status).toBe(429);
});

test.each([
  [{}, ['email', 'password']],
  [{ email: 'x', password: '' }, ['email', 'password']],
  [{ email: { $gt: '' }, password: ['a'] }, ['email', 'password']],
  [{ email: 'a@people.test', password: 'a\u0000b' }, ['password']],
])('sign-in without a valid address and password answers 400: %j', async (body, paths) => {
  const reply = await service.call('POST', '/api/login', { body, headers: aNetwork() });
  expect(reply.status).toBe(400);
  expect(reply.body.errors.map((issue: { path: string }) => issue.path)).toEqual(paths);
});

test('attempt counters do not store personal addresses', async () => {
  await signIn('counted@people.test', 'wrong');
  const rows = await service.running.db('attempts').select('key');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('people.test');
});

test('demo accounts may sign in during a demo, and their public password is refused after it', async () => {
  const database = await createTestDatabase();
  const signInTo = (to: TestService, email: string) =>
    to.call('POST', '/api/login', { body: { email, password: demoPasswordDefault }, headers: aNetwork() });

  const demo = await startTestService(identityService, { broker: identity.broker, database, demo: true });
  for (const { id, email } of Object.values(demoUsers)) {
    const reply = await signInTo(demo, email);
    expect(reply.status).toBe(200);
    expect(reply.body.id).toBe(id);
  }
  await demo.stop();

  const afterwards = await startTestService(identityService, { broker: identity.broker, database });
  for (const { email } of Object.values(demoUsers))
    expect((await signInTo(afterwards, email)).status).toBe(401);
  await afterwards.stop();
  await database.drop();
});
