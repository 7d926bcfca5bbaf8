import { MatchersV3 } from '@pact-foundation/pact';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '@setu/contracts';
import { type ApiError, api } from '@setu/mfe-kit';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { passkeys } from '../src/features/passkeys/passkeys.queries';
import { pactWith } from './pact-with';

const { like, regex, uuid } = MatchersV3;

const pact = pactWith('identity');

const id = '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b';
const name = 'My phone';
const currentPassword = 'a quiet morning in Pune';
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-01-01T00:00:00.000Z');
const withPasskey = () =>
  pact.addInteraction().given('signed in as investor', {}).given('the caller has a passkey', { id, name });

test('an account lists its passkeys', async () => {
  await withPasskey()
    .uponReceiving('a request for the passkeys of the account')
    .withRequest('GET', '/api/auth/passkeys')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        isAvailable: true,
        needsCode: false,
        passkeys: [{ id, name, createdAt: instant, lastUsedAt: instant }],
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(passkeys())).toMatchObject({
        isAvailable: true,
        passkeys: [{ id, name }],
      });
    });
});

test('the browser gets the options to create a passkey', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor', { password: currentPassword })
    .uponReceiving('a request for what a browser needs to make a passkey')
    .withRequest('POST', '/api/auth/passkeys/options', (request) =>
      request.jsonBody({ currentPassword, code: '' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        challenge: regex(/^[\w-]{43}$/, 'qT0cJ5u2f7yXwKpVn1bZr8Lk3HdMs6Ae9GjBxQvWyRo'),
        rp: { id: like('localhost'), name: like('FranchiseSetu') },
        user: {
          id: regex(/^[\w-]{22}$/, 'wP_uAAAAQACAAAAAAAAAAA'),
          name: like('asha@people.test'),
          displayName: like('Asha Kulkarni'),
        },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        timeout: like(300_000),
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      const options = await api.call(startPasskey, { currentPassword, code: '' });
      expect(options).toMatchObject({ rp: { id: 'localhost' } });
    });
});

const challenge = 'qT0cJ5u2f7yXwKpVn1bZr8Lk3HdMs6Ae9GjBxQvWyRo';
/** The answer of a browser at http://localhost:8080 to that challenge. Without attestation it contains no signature. */
const answer = {
  id: 'q7Rk1w3Jm0yUo2sVbN5xZg',
  rawId: 'q7Rk1w3Jm0yUo2sVbN5xZg',
  type: 'public-key' as const,
  response: {
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoicVQwY0o1dTJmN3lYd0twVm4xYlpyOExrM0hkTXM2QWU5R2pCeFF2V3lSbyIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6ODA4MCIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
    attestationObject:
      'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViUSZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAAAAAAAAAAAAAAAAAAAAAAAAEKu0ZNcNyZtMlKNrFWzecWalAQIDJiABIVggDlItXIyja4k2r8Z_a8bF5udZQm8MV6w15MpPJ0BmPysiWCCnFn8DouBLrijbb-KX7l7RTdKoXlEryK6TEbQzyoDzgw',
    transports: ['internal', 'hybrid'],
  },
};

test('a passkey is added with the answer of the browser', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor', {})
    .given('the caller was given a challenge for a passkey', { challenge })
    .uponReceiving('a new passkey')
    .withRequest('POST', '/api/auth/passkeys', (request) => request.jsonBody({ name, answer }))
    .willRespondWith(201, (reply) =>
      reply.jsonBody({ id: uuid(id), name, createdAt: instant, lastUsedAt: null }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(addPasskey, { name, answer })).toMatchObject({ name });
    });
});

test('an answer that is too late is refused with its code', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor', {})
    .uponReceiving('a new passkey for a challenge that is over')
    .withRequest('POST', '/api/auth/passkeys', (request) => request.jsonBody({ name, answer }))
    .willRespondWith(400, (reply) =>
      reply
        .headers({ 'content-type': regex(/^application\/problem\+json/, 'application/problem+json') })
        .jsonBody({
          type: like('about:blank'),
          title: like('Bad Request'),
          status: 400,
          detail: like('This took too long. Please try again.'),
          code: 'passkey_expired',
        }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      const error = await api.call(addPasskey, { name, answer }).catch((reason: unknown) => reason);
      expect((error as ApiError).code).toBe('passkey_expired');
    });
});

test('a passkey is renamed', async () => {
  await withPasskey()
    .uponReceiving('another name for a passkey')
    .withRequest('PATCH', `/api/auth/passkeys/${id}`, (request) => request.jsonBody({ name: 'Key ring' }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ id, name: 'Key ring', createdAt: instant, lastUsedAt: instant }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(renamePasskey, { id, name: 'Key ring' })).toMatchObject({ name: 'Key ring' });
    });
});

test('a passkey is removed, even when it no longer exists', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor', {})
    .uponReceiving('the removal of a passkey')
    .withRequest('DELETE', `/api/auth/passkeys/${id}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ removed: true }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(removePasskey, { id })).toEqual({ removed: true });
    });
});
