import { CurrentUser } from '@setu/contracts';
import { served, type TestService } from '@setu/service-kit/test';
import { aNetwork, aRegistration, eventsAbout, register, setUpIdentity } from '../../test/builders';

const identity = setUpIdentity();
let service: TestService;
beforeAll(async () => {
  ({ service } = identity);
});

const post = (body: unknown, headers = {}) =>
  service.call('POST', '/api/register', { body, headers: { ...aNetwork(), ...headers } });
const usersWith = async (email: string) => service.running.db('users').where({ email });

test('registration returns the user and creates account rows, an event and a session command', async () => {
  const { sent, reply, user } = await register(service);

  expect(reply.status).toBe(201);
  expect(CurrentUser.parse(reply.body)).toEqual(reply.body);
  expect(reply.body).toMatchObject({ email: sent.email, firstName: 'Asha', role: 'investor', city: 'Pune' });
  expect(reply.text).not.toContain('password');
  expect(JSON.parse(reply.headers.get('x-session-command') ?? '')).toEqual({
    start: { userId: user.id, role: 'investor', version: 1, worksFor: null },
  });

  const [row] = await usersWith(sent.email);
  expect(row).toMatchObject({ id: user.id, phone: '9820012345', state: 'Maharashtra', version: 1 });
  const [credential] = await service.running.db('credentials').where({ user_id: user.id });
  expect(credential.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

  const events = await eventsAbout(service, user.id);
  expect(events.map(({ type }) => type)).toEqual(['identity.user-registered.v1']);
  expect(events[0]!.envelope.data).toEqual({
    id: user.id,
    version: 1,
    role: 'investor',
    firstName: null,
    lastName: null,
    displayName: 'Asha Kulkarni',
    createdAt: reply.body.createdAt,
    sessionsFrom: 0,
    worksFor: null,
    isSuspended: false,
  });
});

test('a brand is shown by its brand name, and other roles do not store a brand name', async () => {
  const brand = await register(service, { role: 'brand', brandName: 'Nadi Naturals' });
  expect((await eventsAbout(service, brand.user.id))[0]!.envelope.data.displayName).toBe('Nadi Naturals');

  const agent = await register(service, { role: 'agent', brandName: 'Nadi Naturals' });
  expect((await usersWith(agent.sent.email))[0].brand_name).toBeNull();
  expect((await eventsAbout(service, agent.user.id))[0]!.envelope.data.displayName).toBe('Asha Kulkarni');
});

test('registration normalizes typed values', async () => {
  const { sent, reply } = await register(service, {
    email: `  ${'MiXed'}.${Date.now()}@People.TEST `,
    phone: '+91 98200-12345',
    city: 'bengaluru',
    state: '',
  });
  expect(reply.body).toMatchObject({
    email: sent.email.trim().toLowerCase(),
    phone: '9820012345',
    city: 'Bangalore',
    state: null,
  });
});

test('optional fields may be missing or blank', async () => {
  const sent = aRegistration({ phone: '', city: '  ', state: undefined });
  const reply = await post(sent);
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({ phone: null, city: null, state: null });
});

test('registering an address twice answers 409 on the field, in any letter case', async () => {
  const { sent, user } = await register(service);
  const reply = await post({ ...sent, email: sent.email.toUpperCase() });
  expect(reply.status).toBe(409);
  expect(reply.body).toMatchObject({ code: 'email_taken', errors: [{ path: 'email' }] });
  expect(reply.headers.has('x-session-command')).toBe(false);
  expect(await usersWith(sent.email)).toHaveLength(1);
  expect(await eventsAbout(service, user.id)).toHaveLength(1);
});

test('concurrent registrations of one address create one account', async () => {
  const sent = aRegistration();
  const replies = await Promise.all(Array.from({ length: 5 }, () => post(sent)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await usersWith(sent.email)).toHaveLength(1);
});

test.each([
  ['role', { role: 'admin' }],
  ['role', { role: undefined }],
  ['email', { email: 'not an address' }],
  ['email', { email: `a\u0000${Date.now()}@people.test` }],
  ['email', { email: ['a@people.test'] }],
  ['password', { password: 'too short' }],
  ['password', { password: `a password\u0000with NUL` }],
  ['password', { password: 'x'.repeat(201) }],
  ['firstName', { firstName: '   ' }],
  ['firstName', { firstName: 'A\u0000sha' }],
  ['lastName', { lastName: 'x'.repeat(81) }],
  ['phone', { phone: '12345' }],
  ['state', { state: 'Atlantis' }],
  ['acceptTerms', { acceptTerms: false }],
])('registration with a wrong %s answers 400 and stores nothing: %j', async (path, change) => {
  const sent = aRegistration(change);
  const before = await service.running.db('users').count();
  const reply = await post(sent);
  expect(reply.status).toBe(400);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
  expect(reply.body).toMatchObject({ code: 'validation_failed', status: 400 });
  expect(reply.body.errors.map((issue: { path: string }) => issue.path)).toEqual([path]);
  expect(await service.running.db('users').count()).toEqual(before);
});

test('registration reports all issues at once', async () => {
  const reply = await post({});
  expect(reply.body.errors.map((issue: { path: string }) => issue.path)).toEqual([
    'email',
    'password',
    'firstName',
    'lastName',
    'role',
    'acceptTerms',
  ]);
});

test('registration ignores fields that callers may not set: id, version, verified', async () => {
  const { reply, user } = await register(service, { id: '11111111-1111-4111-8111-111111111111', version: 7 });
  expect(reply.status).toBe(201);
  expect(user.id).not.toBe('11111111-1111-4111-8111-111111111111');
  expect((await service.running.db('users').where({ id: user.id }))[0].version).toBe(1);
});

test.each([
  ['malformed_json', 400, '{"email":', 'application/json'],
  ['validation_failed', 400, '', 'application/json'],
  ['unsupported_media_type', 415, '<a/>', 'application/xml'],
  ['payload_too_large', 413, JSON.stringify({ email: 'x'.repeat(300 * 1024) }), 'application/json'],
])('registration with an unreadable body answers %s', async (code, status, body, type) => {
  const reply = await fetch(`${service.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': type, ...aNetwork() },
    body,
  });
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ code });
});

test('one network registers at most a hundred accounts an hour; wrong input does not count', async () => {
  const network = aNetwork();
  const registerHere = (more = {}) =>
    served(() => service.call('POST', '/api/register', { body: aRegistration(more), headers: network }));
  for (let n = 0; n < 100; n += 10) await Promise.all(Array.from({ length: 10 }, () => registerHere()));
  expect((await registerHere({ email: 'x' })).status).toBe(400);
  const reply = await registerHere();
  expect([reply.status, reply.body.detail]).toEqual([429, expect.stringContaining('from your network')]);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3_000);
});

test('an email address may be tried at most ten times an hour, from any number of networks', async () => {
  const { sent } = await register(service);
  for (let n = 1; n < 10; n += 1) expect((await post(sent)).status).toBe(409);
  const network = aNetwork();
  const reply = await post({ ...sent, email: sent.email.toUpperCase() }, network);
  expect([reply.status, reply.body.detail]).toEqual([429, expect.stringContaining('this email address')]);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect((await post(aRegistration(), network)).status).toBe(201);
});

test('a taken address raises no error in the database, whose log would contain it', async () => {
  const { sent } = await register(service);
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  service.running.db.on('query-error', note);
  expect((await post(sent)).status).toBe(409);
  service.running.db.off('query-error', note);
  expect(errors).toEqual([]);
});

test('a signed-in user may register another account', async () => {
  const { user } = await register(service);
  const reply = await service.call('POST', '/api/register', {
    as: user,
    body: aRegistration(),
    headers: aNetwork(),
  });
  expect(reply.status).toBe(201);
  expect(reply.body.id).not.toBe(user.id);
});

test('a repeat with an idempotency key signs in again and creates no second account', async () => {
  const body = aRegistration();
  const headers = { ...aNetwork(), 'idempotency-key': 'one-submit' };
  const first = await post(body, headers);
  const again = await post(body, headers);
  expect(again).toMatchObject({ status: 201, text: first.text });
  expect(again.headers.get('x-session-command')).toBe(first.headers.get('x-session-command'));
  expect(await usersWith(body.email)).toHaveLength(1);
  expect((await post({ ...body, password: 'another person guesses' }, headers)).status).toBe(422);
  expect((await post(body)).status).toBe(409);
});
