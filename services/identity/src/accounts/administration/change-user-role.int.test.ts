import { randomUUID } from 'node:crypto';
import type { UserRole } from '@setu/contracts';
import { served, type TestService, type TestUser } from '@setu/service-kit/test';
import { callAsAdmin, eventsAbout, makeAdmin, register } from '../../../test/builders';
import { setUpFreshService } from '../../../test/fresh-service';

const running = setUpFreshService();
let service: TestService;
let admin: TestUser;
beforeEach(() => {
  ({ service, admin } = running());
});

const change = (userId: string, body: unknown, by = admin) =>
  callAsAdmin(service, by, 'PATCH', `/api/admin/users/${userId}/role`, body);
const roleOf = async (id: string) => (await service.running.db('users').where({ id }).first())?.role;

test.each([
  ['brand', 'brand', 'brand'],
  ['real_estate', 'agent', 'real_estate'],
  ['agent', 'agent', 'real_estate'],
  ['admin', 'admin', 'admin'],
])('an administrator sets the role %s: stored as %s, returned as %s', async (asked, stored, answered) => {
  const { user } = await register(service);
  const reply = await change(user.id, { role: asked });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ id: user.id, role: answered });
  expect(await roleOf(user.id)).toBe(stored);
});

test('a change of role publishes the user’s new state, and for the audit trail the administrator', async () => {
  const { user } = await register(service, { role: 'brand', brandName: 'Nadi Naturals' });
  await change(user.id, { role: 'investor' });
  const [, updated, changed, ...more] = await eventsAbout(service, user.id);
  expect(more).toEqual([]);
  expect(updated).toMatchObject({
    type: 'identity.user-updated.v1',
    envelope: { data: { id: user.id, version: 2, role: 'investor', displayName: 'Asha Kulkarni' } },
  });
  expect(changed?.type).toBe('identity.user-role-changed.v1');
  expect(changed?.envelope.data).toEqual({
    id: user.id,
    version: 2,
    byUserId: admin.id,
    byName: 'Nisha Verma',
    from: 'brand',
    to: 'investor',
    displayName: 'Asha Kulkarni',
  });
});

test('the reply has the account’s state for the gateway, also when the role was the same', async () => {
  const { user } = await register(service, { role: 'brand', brandName: 'Nadi Naturals' });
  for (let n = 0; n < 2; n += 1) {
    const reply = await change(user.id, { role: 'investor' });
    expect(JSON.parse(reply.headers.get('x-account-state') ?? '')).toEqual({
      userId: user.id,
      role: 'investor',
      version: 2,
      sessionsFrom: 0,
      worksFor: null,
    });
  }
});

test('a user who becomes a brand again has the same brand name', async () => {
  const { user } = await register(service, { role: 'brand', brandName: 'Nadi Naturals' });
  await change(user.id, { role: 'investor' });
  const reply = await change(user.id, { role: 'brand' });
  expect(reply.body.displayName).toBe('Nadi Naturals');
});

test('setting the current role of a user changes nothing and publishes no event', async () => {
  const { user } = await register(service, { role: 'agent' });
  expect((await change(user.id, { role: 'real_estate' })).status).toBe(200);
  expect(await eventsAbout(service, user.id)).toHaveLength(1);
});

test('the last administrator cannot be demoted to any role', async () => {
  for (const role of ['investor', 'brand', 'real_estate']) {
    const reply = await change(admin.id, { role });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ code: 'last_admin', title: 'Conflict' });
  }
  expect(await roleOf(admin.id)).toBe('admin');
  expect((await change(admin.id, { role: 'admin' })).status).toBe(200);
  expect(await eventsAbout(service, admin.id)).toHaveLength(1);
});

test('an administrator may step down while another administrator remains, and the session ends', async () => {
  await makeAdmin(service);
  expect((await change(admin.id, { role: 'investor' })).status).toBe(200);
  const { user } = await register(service);
  const reply = await change(user.id, { role: 'admin' });
  expect(reply.status).toBe(401);
  expect(await roleOf(user.id)).toBe('investor');
});

test('one administrator remains when two demote each other at once', async () => {
  const others = await Promise.all([makeAdmin(service), makeAdmin(service), makeAdmin(service)]);
  const all = [admin, ...others.map(({ user }) => user)];
  const replies = await Promise.all(
    all.flatMap((by) =>
      all
        .filter(({ id }) => id !== by.id)
        .map(({ id }) => served(() => change(id, { role: 'investor' }, by))),
    ),
  );
  for (const { status } of replies) expect([200, 401, 409]).toContain(status);
  const left = await service.running.db('users').where({ role: 'admin' });
  expect(left).toHaveLength(1);
});

test('one administrator remains when all step down at once', async () => {
  const other = (await makeAdmin(service)).user;
  const replies = await Promise.all([admin, other].map((by) => change(by.id, { role: 'investor' }, by)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await service.running.db('users').where({ role: 'admin' })).toHaveLength(1);
});

test.each([
  ['user_not_found', randomUUID()],
  ['not_found', 'not-an-id'],
])('a change of role answers 404 %s', async (code, id) => {
  const reply = await change(id, { role: 'brand' });
  expect(reply.status).toBe(404);
  expect(reply.body.code).toBe(code);
});

test.each([{}, { role: 'emperor' }, { role: null }, { role: ['admin'] }, { role: 'Admin' }])(
  'a change to a value that is not a role answers 400: %j',
  async (body) => {
    const { user } = await register(service);
    const reply = await change(user.id, body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'role' }] });
    expect(await roleOf(user.id)).toBe('investor');
  },
);

test('a change of role without a session answers 401', async () => {
  const { user } = await register(service);
  const reply = await service.call('PATCH', `/api/admin/users/${user.id}/role`, { body: { role: 'brand' } });
  expect(reply.status).toBe(401);
});

test.each<UserRole>(['investor', 'brand', 'agent', 'admin'])(
  'a user session of role %s cannot change a role, including its own',
  async (role) => {
    const { user } = await register(service);
    const reply = await service.call('PATCH', `/api/admin/users/${user.id}/role`, {
      as: { ...user, role },
      body: { role: 'admin' },
    });
    expect(reply.status).toBe(403);
    expect(await roleOf(user.id)).toBe('investor');
  },
);
