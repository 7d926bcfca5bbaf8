import { randomBytes } from 'node:crypto';
import { makeLogger, makeMetrics, runRetention, type ServiceParts } from '@setu/service-kit';
import { setUpServiceAlone } from '@setu/service-kit/test';
import { Secret, TOTP } from 'otpauth';
import { makeAuthenticator, makeKeyPair } from '../../../../test/authenticator';
import { aNetwork, callAsAdmin, makeAdmin, postForm, register } from '../../../../test/builders';
import { passkeySteps } from '../../../../test/passkey-steps';
import { makeIdentityService } from '../../../app';
import { readSettings } from '../../../env';

const service = makeIdentityService(readSettings({ TWO_STEP_KEY: randomBytes(32).toString('base64url') }));
const lines: string[] = [];
const logger = makeLogger('identity', 'warn', { write: (line: string) => void lines.push(line) });
let parts: ServiceParts | undefined;
const identity = setUpServiceAlone({
  ...service,
  build: (deps) => {
    parts = service.build({ ...deps, logger });
    return parts;
  },
});
const { post, someone, options, signIn, listOf, authenticator } = passkeySteps(identity);

const refused = { status: 401, body: { code: 'passkey_refused' } };
const expired = { status: 401, body: { code: 'passkey_expired' } };
const hasNoSession = ({ headers }: { headers: Headers }) => !headers.has('x-session-command');
const logged = (message: string) =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message);

test('a passkey signs in without a password, and the list shows when it was used', async () => {
  const { user, sent, passkey } = await someone();
  const reply = await signIn(passkey);
  expect(reply).toMatchObject({ status: 200, body: { id: user.id, email: sent.email } });
  expect(JSON.parse(reply.headers.get('x-session-command') ?? '')).toEqual({
    start: { userId: user.id, role: 'investor', version: 1, worksFor: null },
  });
  expect((await listOf(user)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
});

test('a passkey replaces the code of two-step verification', async () => {
  const { user, sent, passkey } = await someone();
  const { secret } = (await post('/api/auth/two-step/set-up', { currentPassword: sent.password }, user)).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + identity.clock.ahead,
  });
  expect((await post('/api/auth/two-step', { code }, user)).status).toBe(200);
  expect((await post('/api/login', sent)).status).toBe(202);
  expect((await signIn(passkey)).status).toBe(200);
});

test('the options are the same for everybody and do not name a passkey', async () => {
  expect(await options()).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  });
});

test('a challenge is stored as a hash', async () => {
  const { challenge } = await options();
  const stored = JSON.stringify(await identity.db('passkey_challenges'));
  expect(stored).not.toContain(challenge);
});

describe('an answer is refused, and starts no session', () => {
  test.each([
    ['from another origin', { origin: 'https://evil.test' }],
    ['from another port of the host', { origin: 'http://localhost:9999' }],
    ['for another site', { rpId: 'evil.test' }],
    ['that makes a passkey', { type: 'webauthn.create' }],
    ['of a person who was not recognised', { flags: 0x01 }],
    ['with the signature of another key', { key: makeKeyPair().privateKey }],
    ['for another account', { userHandle: randomBytes(16).toString('base64url') }],
  ])('%s', async (_what, lie) => {
    const { passkey } = await someone();
    const reply = await signIn(passkey, lie);
    expect(reply).toMatchObject(refused);
    expect(hasNoSession(reply)).toBe(true);
    expect((await signIn(passkey)).status).toBe(200);
  });

  test('of a passkey without an account', async () => {
    const { passkey } = authenticator.create({
      challenge: randomBytes(32).toString('base64url'),
      rp: { id: 'localhost', name: '' },
      user: { id: randomBytes(16).toString('base64url'), name: '', displayName: '' },
    });
    expect(await signIn(passkey)).toMatchObject(refused);
  });

  test('to an unknown challenge, or a challenge to add a passkey', async () => {
    const { user, sent, passkey } = await someone();
    const never = randomBytes(32).toString('base64url');
    const { challenge: toAdd } = (
      await post('/api/auth/passkeys/options', { currentPassword: sent.password }, user)
    ).body;
    for (const challenge of [never, toAdd])
      expect(await signIn(passkey, { challenge })).toMatchObject(expired);
  });

  test('to a challenge that was already answered, also concurrently', async () => {
    const { passkey } = await someone();
    const given = await options();
    const answers = [authenticator.get(passkey, given), authenticator.get(passkey, given)];
    const replies = await Promise.all(answers.map((answer) => post('/api/login/passkey', { answer })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await post('/api/login/passkey', { answer: answers[0] })).toMatchObject(expired);
  });

  test('after five minutes', async () => {
    const { passkey } = await someone();
    const answer = authenticator.get(passkey, await options());
    identity.clock.ahead += 5 * 60_000;
    expect(await post('/api/login/passkey', { answer })).toMatchObject(expired);
  });

  test('whose counter did not increase, as that of a copy, which is logged', async () => {
    const { user, own, passkey } = await someone();
    expect((await signIn(passkey)).status).toBe(200);
    expect((await signIn(passkey)).status).toBe(200);
    for (const counter of [1, 2, 0]) expect(await signIn(passkey, { counter })).toMatchObject(refused);
    expect(logged('passkey refused: its counter did not grow').slice(-1)).toMatchObject([
      { userId: user.id, passkeyId: own.id, counter: 0 },
    ]);
    expect((await signIn(passkey)).status).toBe(200);
  });

  test('when two copies of a passkey answer concurrently', async () => {
    const { passkey } = await someone();
    const replies = await Promise.all([1, 1].map((counter) => signIn(passkey, { counter })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test.each([
    [{}, 'answer'],
    [{ answer: '{"id":' }, 'answer'],
    [{ answer: { id: '!', rawId: '!', type: 'public-key', response: {} } }, 'answer.id'],
  ])('when it cannot be read: %j', async (body, path) => {
    const reply = await post('/api/login/passkey', body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  test('when the signed data cannot be read', async () => {
    const { passkey } = await someone();
    const answer = authenticator.get(passkey, await options());
    for (const text of ['null', '{}', '{"challenge":7}', '{']) {
      const clientDataJSON = Buffer.from(text).toString('base64url');
      const body = { answer: { ...answer, response: { ...answer.response, clientDataJSON } } };
      expect(await post('/api/login/passkey', body)).toMatchObject(expired);
    }
  });
});

test('an authenticator without a counter can sign in repeatedly', async () => {
  const silent = makeAuthenticator({ isCounting: false });
  const { passkey } = await someone(silent);
  for (let n = 0; n < 2; n += 1) expect((await signIn(passkey, {}, silent)).status).toBe(200);
});

test('sign-in to a suspended account shows the reason and starts no session', async () => {
  const { user, passkey } = await someone();
  const { user: admin } = await makeAdmin(identity.service);
  await callAsAdmin(identity.service, admin, 'POST', `/api/admin/users/${user.id}/suspend`, {
    reason: 'Advertising in inquiries.',
  });
  const reply = await signIn(passkey);
  expect(reply).toMatchObject({
    status: 403,
    body: { code: 'account_suspended', detail: expect.stringContaining('Advertising in inquiries.') },
  });
  expect(hasNoSession(reply)).toBe(true);
});

test('wrong answers slow down only further tries of the passkey from the same network', async () => {
  const { sent, passkey } = await someone();
  const headers = aNetwork();
  const guess = async (lie?: Parameters<typeof signIn>[1]) =>
    post('/api/login/passkey', { answer: authenticator.get(passkey, await options(), lie) }, null, headers);
  for (let n = 0; n < 10; n += 1) expect((await guess({ origin: 'https://evil.test' })).status).toBe(401);
  expect(await guess()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect((await post('/api/login', sent, null, headers)).status).toBe(200);
});

describe('the sign-in page', () => {
  const form = async (passkey: Parameters<typeof authenticator.get>[0], lie = {}, fields = {}) => {
    const answer = JSON.stringify(authenticator.get(passkey, await options(), lie));
    return postForm(identity.service, '/api/login/passkey', { answer, returnTo: '/franchises/7', ...fields });
  };

  test('the page has a hidden button for passkeys, a field that suggests them, and the script', async () => {
    const { text } = await identity.service.call('GET', '/api/login');
    expect(text).toMatch(
      /<form class="passkey" data-passkeys hidden method="post" action="\/api\/login\/passkey"/,
    );
    expect(text).toContain('autocomplete="username webauthn"');
    expect(text).toContain('<script src="/api/login/passkeys.js" defer></script>');
  });

  test('the script is served as JavaScript, which browsers keep for ten minutes', async () => {
    const { status, headers, text } = await identity.service.call('GET', '/api/login/passkeys.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(text).toContain('form.passkey');
  });

  test('its form redirects to the return path with a session', async () => {
    const { user, passkey } = await someone();
    const reply = await form(passkey);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe('/franchises/7');
    expect(reply.headers.get('x-session-command')).toContain(user.id);
    const foreign = await form(passkey, {}, { returnTo: 'https://evil.test' });
    expect(foreign.headers.get('location')).toBe('/');
  });

  test('a refused form shows the page again with the reason', async () => {
    const { passkey } = await someone();
    const reply = await form(passkey, { origin: 'https://evil.test' });
    expect(reply.status).toBe(401);
    expect(reply.text).toContain('This passkey was not accepted. Sign in with your password.');
    expect(reply.text).toContain('name="returnTo" value="/franchises/7"');
    const unreadable = await form(passkey, {}, { answer: '{' });
    expect(unreadable.status).toBe(400);
    expect(unreadable.text).toContain('The answer of your browser could not be read.');
  });

  test('sign-in to a suspended account shows the page with the reason and the contact form', async () => {
    const { user, passkey } = await someone();
    await identity.db('users').where({ id: user.id }).update({
      suspended_at: new Date(),
      suspension_reason: 'Advertising in inquiries.',
    });
    const { status, text } = await form(passkey);
    expect(status).toBe(403);
    expect(text).toContain('Advertising in inquiries.');
    expect(text).toContain('<a href="/contact">');
  });
});

test('a member of a team cannot sign in while the brand is suspended', async () => {
  const { user, passkey } = await someone();
  const { user: brand } = await register(identity.service, { role: 'brand', brandName: 'Nadi Naturals' });
  await identity.db('users').where({ id: user.id }).update({ works_for: brand.id, works_since: new Date() });
  await identity.db('users').where({ id: brand.id }).update({ suspended_at: new Date() });
  expect(await signIn(passkey)).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
});

test('unanswered challenges are removed after they expired', async () => {
  const remove = async (now: Date) => {
    const metrics = makeMetrics('identity');
    const rules = parts?.retention?.filter(({ name }) => name === 'challenges of passkeys') ?? [];
    return runRetention({ db: identity.db, schema: 'identity', rules, sweeps: [], logger, metrics }, now);
  };
  await options();
  const waiting = await identity.db('passkey_challenges');
  const last = Math.max(...waiting.map(({ expires_at }: { expires_at: Date }) => expires_at.getTime()));
  await remove(new Date(last));
  expect((await identity.db('passkey_challenges')).length).toBeGreaterThan(0);
  await remove(new Date(last + 1));
  expect(await identity.db('passkey_challenges')).toEqual([]);
});
