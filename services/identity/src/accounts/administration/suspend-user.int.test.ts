import { randomUUID } from 'node:crypto';
import { userRoles } from '@setu/contracts';
import { someone, type TestService, type TestUser } from '@setu/service-kit/test';
import { aNetwork, callAsAdmin, eventsAbout, makeAdmin, postForm, register } from '../../../test/builders';
import { setUpFreshService } from '../../../test/fresh-service';

const running = setUpFreshService();
let service: TestService;
let admin: TestUser;
beforeEach(() => {
  ({ service, admin } = running());
});

const reason = 'Two listings carry the name of another brand.';
const suspend = (userId: string, by = admin, body: unknown = { reason }) =>
  callAsAdmin(service, by, 'POST', `/api/admin/users/${userId}/suspend`, body);
const restore = (userId: string, by = admin) =>
  callAsAdmin(service, by, 'POST', `/api/admin/users/${userId}/restore`);
const signIn = ({ email, password }: { email: string; password: string }, path = '/api/login') =>
  service.call('POST', path, { body: { email, password }, headers: aNetwork() });
const stateIn = (reply: { headers: Headers }) => JSON.parse(reply.headers.get('x-account-state') ?? 'null');

test('sign-in to a suspended account shows the reason with the right password only', async () => {
  const { sent, user } = await register(service);
  const reply = await suspend(user.id);
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ id: user.id, suspended: { reason } });

  const refused = await signIn(sent);
  expect(refused).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
  expect(refused.body.detail).toMatch(/^Your account has been suspended since \d{1,2} \w+ \d{4}\. Reason: /);
  expect(refused.body.detail).toContain(`${reason} Write to us with the contact form`);
  expect(refused.headers.get('x-session-command')).toBeNull();

  const wrong = await signIn({ ...sent, password: 'a wrong guess' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  expect(JSON.stringify(wrong.body)).not.toContain(reason);
});

test('the sign-in page shows the reason of a suspension with a link to the contact form, and keeps the address', async () => {
  const { sent, user } = await register(service);
  await suspend(user.id, admin, { reason: '<b>Misleading</b>' });
  const reply = await postForm(service, '/api/login', { email: sent.email, password: sent.password });
  expect(reply.status).toBe(403);
  expect(reply.text).toContain('Your account has been suspended since');
  expect(reply.text).toContain('Reason: &lt;b&gt;Misleading&lt;/b&gt;.');
  expect(reply.text).toContain('<a href="/contact">Open the contact form</a>');
  expect(reply.text).toContain(`value="${sent.email}"`);
  expect(reply.headers.get('x-session-command')).toBeNull();
});

test('the reply instructs the gateway to end every session of the account', async () => {
  const { user } = await register(service);
  expect(stateIn(await suspend(user.id))).toEqual({
    userId: user.id,
    role: 'investor',
    version: 2,
    sessionsFrom: 2,
    worksFor: null,
  });
  expect(stateIn(await restore(user.id))).toMatchObject({ version: 3, sessionsFrom: 2 });
});

test('a session that has not ended yet cannot read the account and gets the sign-in page', async () => {
  const { user } = await register(service);
  await suspend(user.id);
  expect((await service.call('GET', '/api/auth/user', { as: user })).status).toBe(401);
  expect((await service.call('GET', '/api/login', { as: user })).status).toBe(200);
});

test('a restored user may sign in again', async () => {
  const { sent, user } = await register(service);
  await suspend(user.id);
  const reply = await restore(user.id);
  expect(reply.body).not.toHaveProperty('suspended');
  expect((await signIn(sent)).status).toBe(200);
});

test('a suspension publishes the new state, and for the audit trail the administrator and the reason', async () => {
  const { user } = await register(service);
  await suspend(user.id);
  await suspend(user.id);
  await restore(user.id);
  await restore(user.id);
  const [, ...events] = await eventsAbout(service, user.id);
  expect(events.map(({ type }) => type)).toEqual([
    'identity.user-updated.v1',
    'identity.user-suspension-changed.v1',
    'identity.user-updated.v1',
    'identity.user-suspension-changed.v1',
  ]);
  const data = events.map(({ envelope }) => envelope.data);
  expect(data[0]).toMatchObject({ version: 2, isSuspended: true, sessionsFrom: 2 });
  expect(data[1]).toEqual({
    id: user.id,
    version: 2,
    byUserId: admin.id,
    byName: 'Nisha Verma',
    isSuspended: true,
    reason,
    displayName: 'Asha Kulkarni',
  });
  expect(data[2]).toMatchObject({ version: 3, isSuspended: false });
  expect(data[3]).toMatchObject({ isSuspended: false, reason: null });
});

test('a second suspension replaces the reason of the first', async () => {
  const { user } = await register(service);
  await suspend(user.id);
  const reply = await suspend(user.id, admin, { reason: 'Advertising in inquiries' });
  expect(reply.body.suspended.reason).toBe('Advertising in inquiries');
});

describe('suspension of administrators', () => {
  test('an administrator cannot suspend their own account', async () => {
    expect(await suspend(admin.id)).toMatchObject({ status: 409, body: { code: 'own_account' } });
    expect((await callAsAdmin(service, admin, 'GET', '/api/admin/user')).status).toBe(200);
  });

  test('a suspended administrator cannot continue or log in, and one remains of two who suspend each other', async () => {
    const { sent, user: other } = await makeAdmin(service);
    const replies = await Promise.all([suspend(other.id, admin), suspend(admin.id, other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    await service.running.db('users').where({ id: admin.id }).update({ suspended_at: null });
    await suspend(other.id);
    expect((await callAsAdmin(service, other, 'GET', '/api/admin/user')).status).toBe(401);
    expect((await suspend(admin.id, other)).status).toBe(401);
    expect(await signIn(sent, '/api/admin/login')).toMatchObject({
      status: 403,
      body: { code: 'account_suspended' },
    });
  });

  test('a suspended administrator does not count as the last administrator', async () => {
    const { user: other } = await makeAdmin(service);
    await suspend(other.id);
    const demote = (id: string) =>
      callAsAdmin(service, admin, 'PATCH', `/api/admin/users/${id}/role`, { role: 'investor' });
    expect(await demote(admin.id)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    expect((await demote(other.id)).status).toBe(200);
  });
});

test('the list of users shows and filters suspended accounts', async () => {
  const { user } = await register(service);
  const { user: second } = await register(service);
  await suspend(second.id);
  const list = async (query: string) => {
    const { body } = await callAsAdmin(service, admin, 'GET', `/api/admin/users${query}`);
    return body.map(({ id }: { id: string }) => id);
  };
  expect(await list('?standing=suspended')).toEqual([second.id]);
  expect(await list('?standing=active&role=investor')).toEqual([user.id]);
  expect(await list('?role=investor')).toEqual([second.id, user.id]);
});

test.each([null, ...userRoles.map((role) => someone(role))])(
  'suspending a user needs an administrator session (%#)',
  async (as) => {
    const { user } = await register(service);
    for (const path of ['suspend', 'restore']) {
      const reply = await service.call('POST', `/api/admin/users/${user.id}/${path}`, {
        as,
        body: { reason },
      });
      expect(reply.status).toBe(as ? 403 : 401);
    }
  },
);

test('suspending answers 404 for an unknown user and 400 without a reason', async () => {
  const { user } = await register(service);
  expect(await suspend(randomUUID())).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  expect(await restore(randomUUID())).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }])
    expect((await suspend(user.id, admin, body)).status).toBe(400);
});
