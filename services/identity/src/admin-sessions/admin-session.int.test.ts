import { demoPasswordDefault, demoUsers, type UserRole } from '@setu/contracts';
import { createTestDatabase, someone, startTestService, type TestService } from '@setu/service-kit/test';
import {
  aNetwork,
  callAsAdmin,
  type Identity,
  identityService,
  makeAdmin,
  register,
  startIdentity,
} from '../../test/builders';
import { makeIdentityService } from '../app';

let identity: Identity;
let service: TestService;
beforeAll(async () => {
  identity = await startIdentity();
  ({ service } = identity);
});
afterAll(() => identity?.stop());

const logIn = (email: string, password: string, headers = aNetwork(), to = service) =>
  to.call('POST', '/api/admin/login', { body: { email, password }, headers });

describe('logging in', () => {
  test('answers the administrator and begins an administrator session, no user session', async () => {
    const { sent, user } = await makeAdmin(service, { firstName: 'Nisha', lastName: 'Verma' });
    const reply = await logIn(` ${sent.email.toUpperCase()}`, sent.password);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ admin: { id: user.id, email: sent.email, name: 'Nisha Verma' } });
    expect(JSON.parse(reply.headers.get('x-session-command') ?? '')).toEqual({
      startAdmin: { userId: user.id, version: 1 },
    });
  });

  test('a wrong password, an unknown address and another role all answer alike', async () => {
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

  test('shares its limit with the other door', async () => {
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
  ])('what is no address and password answers 400: %j', async (body, messages) => {
    const reply = await service.call('POST', '/api/admin/login', { body, headers: aNetwork() });
    expect(reply.status).toBe(400);
    expect(reply.body.errors.map(({ message }: { message: string }) => message)).toEqual(messages);
  });

  test('takes JSON alone', async () => {
    const reply = await fetch(`${service.url}/api/admin/login`, {
      method: 'POST',
      headers: aNetwork(),
      body: new URLSearchParams({ email: 'a@people.test', password: 'x' }),
    });
    expect(reply.status).toBe(415);
  });

  test('the two of the demo log in in a demo, and in nothing else', async () => {
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

  test('are the two of the demo with the built-in password', async () => {
    const { body } = await shownBy();
    expect(body.password).toBe(demoPasswordDefault);
    expect(body.emails.sort()).toEqual(emails);
  });

  test('keep a password that was set at installation to themselves', async () => {
    const { body, text } = await shownBy(makeIdentityService({ demoPassword: 'quite another one' }));
    expect(body.password).toBeNull();
    expect(body.emails.sort()).toEqual(emails);
    expect(text).not.toContain('quite another one');
  });

  test('are nothing outside a demo', async () => {
    expect((await shownBy(identityService, false)).body).toBeNull();
  });
});

describe('logging out', () => {
  test('ends the administrator session, and is no error without one', async () => {
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

describe('who is logged in', () => {
  test('is told by the account as it is now', async () => {
    const { sent, user } = await makeAdmin(service);
    const reply = await callAsAdmin(service, user, 'GET', '/api/admin/user');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ id: user.id, email: sent.email, name: 'Asha Kulkarni' });
  });

  test('nobody: 401', async () => {
    const reply = await service.call('GET', '/api/admin/user');
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ title: 'Unauthorized', code: 'unauthenticated' });
  });

  test.each<UserRole>(['investor', 'brand', 'agent', 'admin'])(
    'not a user session, of role %s either',
    async (role) => {
      const { user } = await register(service);
      await service.running.db('users').where({ id: user.id }).update({ role });
      expect((await service.call('GET', '/api/admin/user', { as: { ...user, role } })).status).toBe(403);
    },
  );

  test('not who lost the role or the account meanwhile', async () => {
    const { user } = await makeAdmin(service);
    await service.running.db('users').where({ id: user.id }).update({ role: 'investor' });
    for (const admin of [user, someone('admin')]) {
      const reply = await callAsAdmin(service, admin, 'GET', '/api/admin/user');
      expect(reply.status).toBe(401);
      expect(reply.body.title).toBe('Unauthorized');
    }
  });
});
