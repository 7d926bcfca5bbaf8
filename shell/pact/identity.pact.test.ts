import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { sendConfirmation } from '@setu/contracts';
import { api, currentUser } from '@setu/mfe-kit';
import { clientOf } from '@setu/mfe-kit/testing/pact';

const { like, regex } = Matchers;

const pact = new Pact({
  consumer: 'shell',
  provider: 'identity',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

/** Reads the user from the pact's server as the shell does. */
const readUser = (serverUrl: string) => clientOf(serverUrl).fetchQuery(currentUser());

// A matcher, not a value: with `jsonBody` a plain value would have to be application/json too.
const problemHeaders = { 'content-type': regex(/^application\/problem\+json/, 'application/problem+json') };
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-01-01T00:00:00.000Z');
const userId = Matchers.uuid('22222222-2222-4222-8222-222222222222');

/** Fields of a user that header and account menu show. */
const person = {
  firstName: 'Asha',
  lastName: 'Iyer',
  phone: '9820012345',
  city: 'Pune',
  state: 'Maharashtra',
};

test.each(['investor', 'brand', 'agent'])('the signed-in user is read: %s', async (role) => {
  await pact
    .addInteraction()
    .given(`signed in as ${role}`, person)
    .uponReceiving(`a request for the signed-in user, who is ${role}`)
    .withRequest('GET', '/api/auth/user')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        id: userId,
        email: like('asha@example.test'),
        ...person,
        profileImageUrl: null,
        role,
        createdAt: instant,
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await readUser(url)).toMatchObject({ ...person, role });
    });
});

test.each(['nobody is signed in', 'the session outlived its account'])(
  'the user is null when %s',
  async (state) => {
    await pact
      .addInteraction()
      .given(state)
      .uponReceiving(`a request for the signed-in user when ${state}`)
      .withRequest('GET', '/api/auth/user')
      .willRespondWith(401, (reply) =>
        reply
          .headers(problemHeaders)
          .jsonBody({ title: 'Unauthorized', status: 401, code: 'unauthenticated' }),
      )
      .executeTest(async ({ url }) => {
        expect(await readUser(url)).toBeNull();
      });
  },
);

test('users request a link to confirm their address', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor', {})
    .given('mail can be sent')
    .uponReceiving('a request for a link to confirm the address')
    .withRequest('POST', '/api/auth/email/confirmation')
    .willRespondWith(202, (reply) => reply.jsonBody({ accepted: true }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(sendConfirmation, {})).toEqual({ accepted: true });
    });
});
