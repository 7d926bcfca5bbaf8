import { demoPasswordDefault, demoUsers } from '@setu/contracts';
import {
  createTestDatabase,
  someone,
  startTestService,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import { aNetwork, eventsAbout, makeAdmin, register, setUpIdentity } from '../../../test/builders';
import { identityService } from '../../app';

const identity = setUpIdentity();
let service: TestService;
beforeAll(async () => {
  ({ service } = identity);
});

const newPassword = 'an evening walk in Goa';
const change = (as: TestUser | null, body: unknown, headers = aNetwork()) =>
  service.call('POST', '/api/auth/password', { as, body, headers });
const signIn = async (email: string, password: string) =>
  (await service.call('POST', '/api/login', { body: { email, password }, headers: aNetwork() })).status;

test.each(['investor', 'brand', 'agent'])(
  'a %s who knows the current password changes it, and other sessions end',
  async (role) => {
    const { sent, user } = await register(service, { role });
    const reply = await change(user, { currentPassword: sent.password, newPassword });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ changed: true });
    expect(reply.text).not.toContain(newPassword);
    expect(JSON.parse(reply.headers.get('x-session-command') ?? '')).toEqual({ endOthers: true });
    expect(await signIn(sent.email, sent.password)).toBe(401);
    expect(await signIn(sent.email, newPassword)).toBe(200);
  },
);

test('a changed password creates a new version of the user, and only sessions from that version are valid', async () => {
  const { sent, user } = await register(service);
  const reply = await change(user, { currentPassword: sent.password, newPassword });
  const state = { role: user.role, version: 2, sessionsFrom: 2 };
  expect(JSON.parse(reply.headers.get('x-account-state') ?? '')).toEqual({
    userId: user.id,
    worksFor: null,
    ...state,
  });
  const [, updated, ...more] = await eventsAbout(service, user.id);
  expect(more).toEqual([]);
  expect(updated).toMatchObject({ type: 'identity.user-updated.v1', envelope: { data: state } });
  const read = await service.call('GET', '/api/auth/user', { as: user });
  expect(JSON.parse(read.headers.get('x-account-state') ?? '')).toMatchObject(state);
});

test('a user whose role is admin may change their password', async () => {
  const { sent, user } = await makeAdmin(service);
  expect((await change(user, { currentPassword: sent.password, newPassword })).status).toBe(200);
});

test('a wrong current password answers 400 on its field, ends no session and changes nothing', async () => {
  const { sent, user } = await register(service);
  const reply = await change(user, { currentPassword: 'not this one', newPassword });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({
    code: 'validation_failed',
    errors: [{ path: 'currentPassword', message: 'This is not your current password' }],
  });
  expect(reply.headers.has('x-session-command')).toBe(false);
  expect(await signIn(sent.email, sent.password)).toBe(200);
});

test('wrong current passwords count as failed sign-ins of the account', async () => {
  const { sent, user } = await register(service);
  const network = aNetwork();
  for (let n = 0; n < 10; n += 1)
    expect((await change(user, { currentPassword: `guess ${n}`, newPassword }, network)).status).toBe(400);
  const reply = await change(user, { currentPassword: sent.password, newPassword }, network);
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(60);
  const atTheDoor = await service.call('POST', '/api/login', {
    body: { email: sent.email, password: sent.password },
    headers: network,
  });
  expect(atTheDoor.status).toBe(429);
});

test('only one of two concurrent password changes succeeds', async () => {
  const { sent, user } = await register(service);
  const passwords = ['the first new password', 'the second new password'];
  const replies = await Promise.all(
    passwords.map((password) => change(user, { currentPassword: sent.password, newPassword: password })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  const won = passwords[replies.findIndex(({ status }) => status === 200)] ?? '';
  expect(await signIn(sent.email, won)).toBe(200);
});

test.each([
  [{}, ['currentPassword', 'newPassword']],
  [{ currentPassword: 'x', newPassword: 'short' }, ['newPassword']],
  [{ currentPassword: 'x', newPassword: 'x'.repeat(201) }, ['newPassword']],
  [{ currentPassword: 'x', newPassword: 'a long one with \u0000' }, ['newPassword']],
  [{ currentPassword: ['x'], newPassword: { a: 1 } }, ['currentPassword', 'newPassword']],
])('a new password that breaks the rules answers 400: %j', async (body, paths) => {
  const { user } = await register(service);
  const reply = await change(user, body);
  expect(reply.status).toBe(400);
  expect(reply.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
});

test('a caller without a session, password or account cannot change a password', async () => {
  const body = { currentPassword: 'whatever it was', newPassword };
  expect((await change(null, body)).status).toBe(401);
  expect((await change(someone('investor'), body)).status).toBe(401);
  const { user } = await register(service);
  await service.running.db('credentials').where({ user_id: user.id }).delete();
  expect((await change(user, body)).status).toBe(400);
});

test('demo accounts cannot change their public password after the end of the demo', async () => {
  const database = await createTestDatabase();
  await (await startTestService(identityService, { broker: identity.broker, database, demo: true })).stop();
  const afterwards = await startTestService(identityService, { broker: identity.broker, database });
  const reply = await afterwards.call('POST', '/api/auth/password', {
    as: someone('brand', demoUsers.brand.id),
    body: { currentPassword: demoPasswordDefault, newPassword },
    headers: aNetwork(),
  });
  expect(reply.status).toBe(400);
  await afterwards.stop();
  await database.drop();
});
