import type { TestService, TestUser } from '@setu/service-kit/test';
import { eventsAbout, makeAdmin, register, setUpIdentity } from '../../test/builders';

const identity = setUpIdentity();
let service: TestService;
beforeAll(async () => {
  ({ service } = identity);
});

const patch = (as: TestUser | null, body: unknown) => service.call('PATCH', '/api/auth/user', { as, body });
const row = (id: string) => service.running.db('users').where({ id }).first();

test.each(['investor', 'brand', 'agent'])('an update by a %s changes only the sent fields', async (role) => {
  const { user, reply: registered } = await register(service, { role });
  const reply = await patch(user, { firstName: '  Meera ', city: 'bombay' });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ ...registered.body, firstName: 'Meera', city: 'Mumbai' });
  expect(await row(user.id)).toMatchObject({ first_name: 'Meera', last_name: 'Kulkarni', version: 2 });

  const [, event, ...more] = await eventsAbout(service, user.id);
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    type: 'identity.user-updated.v1',
    envelope: {
      data: {
        id: user.id,
        version: 2,
        role,
        firstName: null,
        lastName: null,
        displayName: 'Meera Kulkarni',
        createdAt: reply.body.createdAt,
      },
    },
  });
  expect(JSON.stringify(event)).not.toContain('@people.test');
});

test('a user whose role is admin may update their account', async () => {
  const { user } = await makeAdmin(service);
  expect((await patch(user, { lastName: 'Verma' })).body).toMatchObject({ lastName: 'Verma', role: 'admin' });
});

test('a brand is still shown by its brand name', async () => {
  const { user } = await register(service, { role: 'brand', brandName: 'Nadi Naturals' });
  await patch(user, { firstName: 'Meera' });
  const events = await eventsAbout(service, user.id);
  expect(events.at(-1)?.envelope.data).toMatchObject({ displayName: 'Nadi Naturals' });
  expect(JSON.stringify(events)).not.toContain('Meera');
});

test('optional fields can be set and emptied', async () => {
  const { user } = await register(service);
  const set = {
    profileImageUrl: 'https://pictures.example/asha.png',
    phone: '+91 98765 43210',
    state: 'Goa',
  };
  expect((await patch(user, set)).body).toMatchObject({ ...set, phone: '9876543210' });
  const emptied = await patch(user, { profileImageUrl: '', phone: '', city: ' ', state: '' });
  expect(emptied.body).toMatchObject({ profileImageUrl: null, phone: null, city: null, state: null });
});

test('an update without a change publishes no event', async () => {
  const { user, reply: registered } = await register(service);
  for (const body of [{}, { firstName: 'Asha', city: 'Pune' }]) {
    const reply = await patch(user, body);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(registered.body);
  }
  expect(await eventsAbout(service, user.id)).toHaveLength(1);
  expect((await row(user.id)).version).toBe(1);
});

test('concurrent changes are all stored, each with its own version', async () => {
  const { user } = await register(service);
  const replies = await Promise.all([
    patch(user, { firstName: 'One' }),
    patch(user, { lastName: 'Two' }),
    patch(user, { city: 'Surat' }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await row(user.id)).toMatchObject({
    first_name: 'One',
    last_name: 'Two',
    city: 'Surat',
    version: 4,
  });
  const versions = (await eventsAbout(service, user.id)).map(({ envelope }) => envelope.data.version);
  expect(versions).toEqual([1, 2, 3, 4]);
});

test('any text without NUL is stored as written, without bidirectional control characters', async () => {
  const { user } = await register(service);
  const firstName = '<b>आशा</b> 🌺 abc';
  expect((await patch(user, { firstName: `\u202e${firstName}` })).body.firstName).toBe(firstName);
});

test.each([
  ['firstName', { firstName: ' ' }],
  ['firstName', { firstName: null }],
  ['lastName', { lastName: 'x'.repeat(81) }],
  ['firstName', { firstName: 'A\u0000' }],
  ['phone', { phone: '12345' }],
  ['state', { state: 'Atlantis' }],
  ['city', { city: 'x'.repeat(81) }],
  ['profileImageUrl', { profileImageUrl: 'http://pictures.example/a.png' }],
  ['profileImageUrl', { profileImageUrl: 'javascript:alert(1)' }],
])('an update with a wrong %s answers 400 and changes nothing: %j', async (path, change) => {
  const { user } = await register(service);
  const reply = await patch(user, { lastName: 'Fine', ...change });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
  expect(await row(user.id)).toMatchObject({ first_name: 'Asha', version: 1 });
});

test('a user cannot set their own role, address, id or version', async () => {
  const { user, sent } = await register(service);
  const body = {
    role: 'admin',
    email: 'other@people.test',
    id: 'x',
    version: 9,
    brandName: 'X',
    city: 'Surat',
  };
  expect((await patch(user, body)).status).toBe(200);
  expect(await row(user.id)).toMatchObject({
    role: 'investor',
    email: sent.email,
    version: 2,
    brand_name: null,
  });
});

test('an update without a session or account answers 401', async () => {
  expect((await patch(null, { firstName: 'X' })).status).toBe(401);
  const { user } = await register(service);
  await service.running.db('users').where({ id: user.id }).delete();
  expect((await patch(user, { firstName: 'X' })).status).toBe(401);
});

test.each([
  ['malformed_json', 400, '{"firstName":', 'application/json'],
  ['unsupported_media_type', 415, 'firstName=X', 'application/x-www-form-urlencoded'],
  ['payload_too_large', 413, JSON.stringify({ firstName: 'x'.repeat(300 * 1024) }), 'application/json'],
])('an update with an unreadable body answers %s', async (code, status, body, type) => {
  const { user } = await register(service);
  const reply = await fetch(`${service.url}/api/auth/user`, {
    method: 'PATCH',
    headers: { 'content-type': type, ...(await service.callers.headersFor(user)) },
    body,
  });
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ code });
});
