import { randomBytes, randomUUID } from 'node:crypto';
import { mostPasskeys } from '@setu/contracts';
import { ownDataOf, setUpServiceAlone, startServiceAlone } from '@setu/service-kit/test';
import { Secret, TOTP } from 'otpauth';
import { aNetwork, register } from '../../../test/builders';
import { startMailbox } from '../../../test/mailbox';
import { passkeySteps } from '../../../test/passkey-steps';
import { makeIdentityService } from '../../app';
import { readSettings } from '../../env';

const key = randomBytes(32).toString('base64url');
const identity = setUpServiceAlone(makeIdentityService(readSettings({ TWO_STEP_KEY: key })));
const { post, begin, add, someone, signIn, listOf, mailsTo, authenticator } = passkeySteps(identity);

const refused = { status: 400, body: { code: 'passkey_refused' } };
const expired = { status: 400, body: { code: 'passkey_expired' } };

describe('adding a passkey', () => {
  test('a person adds a passkey, sees it in the list, and gets a mail', async () => {
    const person = await register(identity.service);
    expect(await listOf(person.user)).toEqual({ isAvailable: true, needsCode: false, passkeys: [] });
    const { own } = await add(person, ' My phone ');
    expect(own).toEqual({
      id: expect.any(String),
      name: 'My phone',
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    expect((await listOf(person.user)).passkeys).toEqual([own]);
    expect(await mailsTo(person.user)).toEqual(['passkey-added']);
  });

  test('the options require a discoverable passkey and user verification', async () => {
    const person = await someone();
    expect(await begin(person)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'localhost', name: 'FranchiseSetu' },
      user: {
        id: Buffer.from(person.user.id.replaceAll('-', ''), 'hex').toString('base64url'),
        name: person.sent.email,
        displayName: 'Asha Kulkarni',
      },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      timeout: 300_000,
      attestation: 'none',
      excludeCredentials: [{ type: 'public-key', id: person.passkey.id, transports: ['hybrid', 'internal'] }],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    });
  });

  test('a wrong password or a call without a session gets no challenge', async () => {
    const { user } = await register(identity.service);
    const body = { currentPassword: 'not this one' };
    expect(await post('/api/auth/passkeys/options', body, user)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword' }] },
    });
    expect((await post('/api/auth/passkeys/options', body)).status).toBe(401);
  });

  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another site', { rpId: 'evil.test' }],
    ['an answer that signs in', { type: 'webauthn.get' }],
    ['a person who was not recognised', { flags: 0x01 }],
    ['a person who was not there', { flags: 0x04 }],
    ['certificates', { attestation: { format: 'packed', statement: new Map([['x5c', []]]) } }],
    ['an attestation that was not asked for', { attestation: { format: 'tpm', statement: new Map() } }],
  ])('an answer with %s is refused, and uses up its challenge', async (_what, lie) => {
    const person = await register(identity.service);
    const options = await begin(person);
    const { answer } = authenticator.create(options, lie);
    expect(await post('/api/auth/passkeys', { name: 'x', answer }, person.user)).toMatchObject(refused);
    const { answer: honest } = authenticator.create(options);
    expect(await post('/api/auth/passkeys', { name: 'x', answer: honest }, person.user)).toMatchObject(
      expired,
    );
    expect((await listOf(person.user)).passkeys).toEqual([]);
    expect(await mailsTo(person.user)).toEqual([]);
  });

  test('an answer that names another passkey than its data is refused', async () => {
    const person = await register(identity.service);
    const { answer } = authenticator.create(await begin(person));
    const other = randomBytes(32).toString('base64url');
    const body = { name: 'x', answer: { ...answer, id: other, rawId: other } };
    expect(await post('/api/auth/passkeys', body, person.user)).toMatchObject(refused);
  });

  test('a challenge is valid once', async () => {
    const person = await register(identity.service);
    const options = await begin(person);
    const answers = [authenticator.create(options).answer, authenticator.create(options).answer];
    const replies = await Promise.all(
      answers.map((answer) => post('/api/auth/passkeys', { name: 'x', answer }, person.user)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await listOf(person.user)).passkeys).toHaveLength(1);
  });

  test.each([
    ['a challenge that was never made', async () => ({ challenge: randomBytes(32).toString('base64url') })],
    ['a challenge to sign in', async () => (await post('/api/login/passkey/options')).body],
    ['a challenge of somebody else', async () => begin(await register(identity.service))],
  ])('%s does not add a passkey', async (_what, other) => {
    const person = await register(identity.service);
    const { challenge } = await other();
    const { answer } = authenticator.create(await begin(person), { challenge });
    expect(await post('/api/auth/passkeys', { name: 'x', answer }, person.user)).toMatchObject(expired);
  });

  test('a challenge ends after five minutes, and when the password changes', async () => {
    const person = await register(identity.service);
    const late = authenticator.create(await begin(person));
    identity.clock.ahead += 5 * 60_000;
    expect(await post('/api/auth/passkeys', { name: 'x', answer: late.answer }, person.user)).toMatchObject(
      expired,
    );
    const { answer } = authenticator.create(await begin(person));
    const change = { currentPassword: person.sent.password, newPassword: 'another quiet morning' };
    expect((await post('/api/auth/password', change, person.user)).status).toBe(200);
    expect(await post('/api/auth/passkeys', { name: 'x', answer }, person.user)).toMatchObject(expired);
  });

  test('an account has at most ten passkeys, also when two are added concurrently', async () => {
    const person = await register(identity.service);
    for (let n = 0; n < mostPasskeys - 1; n += 1) await add(person, `Key ${n}`);
    const made = [authenticator.create(await begin(person)), authenticator.create(await begin(person))];
    const replies = await Promise.all(
      made.map(({ answer }) => post('/api/auth/passkeys', { name: 'x', answer }, person.user)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(
      await post('/api/auth/passkeys/options', { currentPassword: person.sent.password }, person.user),
    ).toMatchObject({ status: 409, body: { code: 'passkey_limit_reached' } });
    expect((await listOf(person.user)).passkeys).toHaveLength(mostPasskeys);
  });

  test('a passkey of another account cannot be taken over by its id', async () => {
    const owner = await someone();
    const stranger = await register(identity.service);
    const { answer } = authenticator.create(await begin(stranger), {}, owner.passkey.id);
    expect(await post('/api/auth/passkeys', { name: 'x', answer }, stranger.user)).toMatchObject({
      status: 409,
      body: { code: 'passkey_known' },
    });
    expect((await signIn(owner.passkey)).body).toMatchObject({ id: owner.user.id });
  });

  test('with two-step verification a code is required too', async () => {
    const { sent, user } = await register(identity.service);
    const currentPassword = sent.password;
    const { secret } = (await post('/api/auth/two-step/set-up', { currentPassword }, user)).body;
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + identity.clock.ahead,
      });
    expect((await post('/api/auth/two-step', { code: codeNow() }, user)).status).toBe(200);
    expect(await listOf(user)).toMatchObject({ needsCode: true });
    for (const code of [undefined, '', '000000'])
      expect(await post('/api/auth/passkeys/options', { currentPassword, code }, user)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'code' }] },
      });
    identity.clock.ahead += 30_000;
    expect(
      (await post('/api/auth/passkeys/options', { currentPassword, code: codeNow() }, user)).status,
    ).toBe(200);
  });

  test.each([
    [{ name: ' ', answer: {} }, ['name', 'answer.id']],
    [{ name: 'x'.repeat(61) }, ['name', 'answer']],
  ])('%j is refused on its fields', async (body, paths) => {
    const { user } = await register(identity.service);
    const reply = await post('/api/auth/passkeys', body, user);
    expect(reply.status).toBe(400);
    const found = reply.body.errors.map(({ path }: { path: string }) => path);
    for (const path of paths) expect(found).toContain(path);
  });
});

describe('changing passkeys', () => {
  const call = (method: string, id: string, as: Parameters<typeof listOf>[0], body?: unknown) =>
    identity.service.call(method, `/api/auth/passkeys/${id}`, { as, body, headers: aNetwork() });

  test('a passkey can be renamed', async () => {
    const { user, own } = await someone();
    expect(await call('PATCH', own.id, user, { name: 'Key ring' })).toMatchObject({
      status: 200,
      body: { id: own.id, name: 'Key ring' },
    });
    expect((await listOf(user)).passkeys).toMatchObject([{ name: 'Key ring' }]);
    expect((await call('PATCH', own.id, user, { name: '' })).status).toBe(400);
  });

  test('a removed passkey no longer signs in, and the person gets a mail', async () => {
    const { user, own, passkey } = await someone();
    expect(await call('DELETE', own.id, user)).toMatchObject({ status: 200, body: { removed: true } });
    expect(await call('DELETE', own.id, user)).toMatchObject({ status: 200, body: { removed: true } });
    expect((await listOf(user)).passkeys).toEqual([]);
    expect(await signIn(passkey)).toMatchObject({ status: 401, body: { code: 'passkey_refused' } });
    expect(await mailsTo(user)).toEqual(['passkey-added', 'passkey-removed']);
  });

  test('a person cannot rename or remove a passkey of another account', async () => {
    const owner = await someone();
    const { user: stranger } = await register(identity.service);
    for (const id of [owner.own.id, randomUUID()])
      expect(await call('PATCH', id, stranger, { name: 'Mine' })).toMatchObject({
        status: 404,
        body: { code: 'passkey_not_found' },
      });
    expect((await call('DELETE', owner.own.id, stranger)).status).toBe(200);
    expect((await listOf(owner.user)).passkeys).toMatchObject([{ name: 'My phone' }]);
    expect(await mailsTo(owner.user)).toEqual(['passkey-added']);
  });
});

test('the download of personal data lists passkeys without their keys', async () => {
  const { user, passkey } = await someone();
  const records = await ownDataOf(identity.service, 'identity', user);
  const [own] = records.filter(({ kind }) => kind === 'passkey');
  expect(own?.content).toEqual({
    name: 'My phone',
    transports: ['hybrid', 'internal'],
    createdAt: expect.anything(),
    lastUsedAt: null,
  });
  expect(JSON.stringify(records)).not.toContain(passkey.id);
});

test('passkeys and challenges are deleted with the account', async () => {
  const person = await someone();
  await begin(person);
  const currentPassword = person.sent.password;
  expect((await post('/api/auth/user/deletion', { currentPassword }, person.user)).status).toBe(200);
  for (const table of ['passkeys', 'passkey_challenges'])
    expect(await identity.db(table).where({ user_id: person.user.id })).toEqual([]);
  expect(await signIn(person.passkey)).toMatchObject({ status: 401, body: { code: 'passkey_refused' } });
});

test('the mails about a passkey have a link that ends it, with a new password', async () => {
  const mailbox = await startMailbox();
  const mailing = await startServiceAlone(makeIdentityService(readSettings({ SMTP_URL: mailbox.url })));
  const steps = passkeySteps(mailing);
  const { sent, user, own } = await steps.someone();
  await mailing.service.call('DELETE', `/api/auth/passkeys/${own.id}`, { as: user });
  for (const subject of ['A passkey was added', 'A passkey was removed']) {
    const { text } = await mailbox.mailTo(sent.email, { subject });
    expect(text).toContain('If it was not');
    expect(text).toContain('http://localhost:8080/api/reset-password?token=');
  }
  await mailing.stop();
  await mailbox.stop();
});

test.each(['https://192.0.2.7', 'http://setu.example'])(
  'an installation at %s does not offer passkeys, and the calls are refused with the reason',
  async (address) => {
    const at = await startServiceAlone(makeIdentityService(readSettings({ PUBLIC_URL: address })));
    const { post: send, listOf: list } = passkeySteps(at);
    const { sent, user } = await register(at.service);
    expect(await list(user)).toEqual({ isAvailable: false, needsCode: false, passkeys: [] });
    const unavailable = { status: 503, body: { code: 'passkey_unavailable' } };
    expect(await send('/api/auth/passkeys/options', { currentPassword: sent.password }, user)).toMatchObject(
      unavailable,
    );
    expect(await send('/api/login/passkey/options')).toMatchObject(unavailable);
    const { text } = await at.service.call('GET', '/api/login');
    expect(/<script|<form class="passkey"|webauthn/.exec(text)).toBeNull();
    await at.stop();
  },
);
