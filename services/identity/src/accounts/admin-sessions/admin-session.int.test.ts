import { demoPasswordDefault, demoUsers, type UserRole } from '@setu/contracts';
import { createTestDatabase, someone, startTestService, type TestService } from '@setu/service-kit/test';
import { aNetwork, callAsAdmin, makeAdmin, register, setUpIdentity } from '../../../test/builders';
import { identityService, makeIdentityService } from '../../app';
import { readSettings } from '../../env';

const identity = setUpIdentity();
let service: TestService;
beforeAll(async () => {
  ({ service } = identity);
});

const logIn = (email: string, password: string, headers = aNetwork(), to = service) =>
  to.call('POST', '/api/admin/login', { body: { email, password }, headers });

describe('administrator log-in', () => {
  test('an administrator logs in and gets an administrator session, but no user session', async () => {
    const { sent, user } = await makeAdmin(service, { firstName: 'Nisha', lastName: 'Verma' });
    const reply = await logIn(` ${sent.email.toUpperCase()}`, sent.password);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ admin: { id: user.id, email: sent.email, name: 'Nisha Verma' } });
    expect(JSON.parse(reply.headers.get('x-session-command') ?? '')).toEqual({
      startAdmin: { userId: user.id, version: 1 },
    });
  });

  test('log-in has the same reply for a wrong password, an unknown address and another role', async () => {
    const { sent: admin } = await makeAdmin(service);
    const others = await Promise.all(
      ['investor', 'brand', 'agent'].map(async (role) => (await register(service, { role })).sent),
    );
    const replies = await Promise.all([
      logIn(admin.email, 'not the password'),
      logIn('nobody@people.test', 'not the password'),
      ...others.map(({ email, password }) => logIn(email, password)),
    ]);
    for (const reply of replies) {
      expect(reply.status).toBe(401);
      expect({ ...reply.body, requestId: '' }).toEqual({ ...replies[0]?.body, requestId: '' });
      expect(reply.body).toMatchObject({ code: 'invalid_credentials', detail: 'Invalid email or password' });
      expect(reply.headers.has('x-session-command')).toBe(false);
    }
  });

  test('administrator log-in shares its attempt limit with user sign-in', async () => {
    const { sent } = await makeAdmin(service);
    const network = aNetwork();
    for (let n = 0; n < 5; n += 1) {
      expect((await logIn(sent.email, 'wrong', network)).status).toBe(401);
      await service.call('POST', '/api/login', {
        body: { email: sent.email, password: 'wrong' },
        headers: network,
      });
    }
    const reply = await logIn(sent.email, sent.password, network);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  test.each([
    [{ email: 'x', password: '' }, ['Please enter a valid email address', 'Password is required']],
    [{}, ['Please enter a valid email address', 'Password is required']],
    [{ email: 'a@people.test', password: 'a\u0000' }, ['A password must not contain a NUL character']],
  ])('log-in without a valid address and password answers 400: %j', async (body, messages) => {
    const reply = await service.call('POST', '/api/admin/login', { body, headers: aNetwork() });
    expect(reply.status).toBe(400);
    expect(reply.body.errors.map(({ message }: { message: string }) => message)).toEqual(messages);
  });

  test('log-in accepts only JSON', async () => {
    const reply = await fetch(`${service.url}/api/admin/login`, {
      method: 'POST',
      headers: aNetwork(),
      body: new URLSearchParams({ email: 'a@people.test', password: 'x' }),
    });
    expect(reply.status).toBe(415);
  });

  test('the two demo administrators may log in only in a demo', async () => {
    const database = await createTestDatabase();
    const demo = await startTestService(identityService, { broker: identity.broker, database, demo: true });
    for (const { id, email } of [demoUsers.admin, demoUsers.ops]) {
      const reply = await logIn(email, demoPasswordDefault, aNetwork(), demo);
      expect(reply.body).toMatchObject({ admin: { id, email } });
    }
    await demo.stop();
    const afterwards = await startTestService(identityService, { broker: identity.broker, database });
    for (const { email } of [demoUsers.admin, demoUsers.ops])
      expect((await logIn(email, demoPasswordDefault, aNetwork(), afterwards)).status).toBe(401);
    await afterwards.stop();
    await database.drop();
  });
});

describe('sample credentials', () => {
  const shownBy = async (definition = identityService, isDemo = true) => {
    const one = await startTestService(definition, { broker: identity.broker, demo: isDemo });
    const { status, body, text } = await one.call('GET', '/api/sample-credentials');
    await one.stop();
    expect(status).toBe(200);
    return { body, text };
  };
  const emails = [demoUsers.admin.email, demoUsers.ops.email];

  test('sample credentials are the two demo accounts with the built-in password', async () => {
    const { body } = await shownBy();
    expect(body.password).toBe(demoPasswordDefault);
    expect(body.emails.sort()).toEqual(emails);
  });

  test('sample credentials do not contain a password that was set at installation', async () => {
    const { body, text } = await shownBy(
      makeIdentityService(readSettings({ DEMO_PASSWORD: 'quite another one' })),
    );
    expect(body.password).toBeNull();
    expect(body.emails.sort()).toEqual(emails);
    expect(text).not.toContain('quite another one');
  });

  test('sample credentials are empty outside a demo', async () => {
    expect((await shownBy(identityService, false)).body).toBeNull();
  });
});

describe('administrator log-out', () => {
  test('log-out ends the administrator session, and succeeds without one', async () => {
    const { user } = await makeAdmin(service);
    for (const reply of [
      await callAsAdmin(service, user, 'POST', '/api/admin/logout'),
      await service.call('POST', '/api/admin/logout'),
    ]) {
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ loggedOut: true });
      expect(JSON.parse(reply.headers.get('x-session-command') ?? '')).toEqual({ endAdmin: true });
    }
  });
});

describe('current administrator', () => {
  test('the current administrator is read from the current account', async () => {
    const { sent, user } = await makeAdmin(service);
    const reply = await callAsAdmin(service, user, 'GET', '/api/admin/user');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ id: user.id, email: sent.email, name: 'Asha Kulkarni' });
  });

  test('reading the current administrator without a session answers 401', async () => {
    const reply = await service.call('GET', '/api/admin/user');
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ title: 'Unauthorized', code: 'unauthenticated' });
  });

  test.each<UserRole>(['investor', 'brand', 'agent', 'admin'])(
    'reading the current administrator with a user session of role %s answers 401',
    async (role) => {
      const { user } = await register(service);
      await service.running.db('users').where({ id: user.id }).update({ role });
      expect((await service.call('GET', '/api/admin/user', { as: { ...user, role } })).status).toBe(403);
    },
  );

  test('reading the current administrator answers 401 after the role was removed or the account deleted', async () => {
    const { user } = await makeAdmin(service);
    await service.running.db('users').where({ id: user.id }).update({ role: 'investor' });
    for (const admin of [user, someone('admin')]) {
      const reply = await callAsAdmin(service, admin, 'GET', '/api/admin/user');
      expect(reply.status).toBe(401);
      expect(reply.body.title).toBe('Unauthorized');
    }
  });
});
