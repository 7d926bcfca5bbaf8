import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { currentUser, makeQueryClient, setTransport } from '@setu/mfe-kit';

const { like, regex } = Matchers;

const pact = new Pact({
  consumer: 'shell',
  provider: 'identity',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

/** Reads the user the way the shell does, against the pact's server. */
const readUser = (serverUrl: string) => {
  setTransport(() => (path, init) => fetch(serverUrl + path, init));
  return makeQueryClient().fetchQuery(currentUser());
};

/** What the shell shows of a user: header, account menu, settings. */
const person = {
  firstName: 'Asha',
  lastName: 'Iyer',
  phone: '9820012345',
  city: 'Pune',
  state: 'Maharashtra',
};

test.each(['investor', 'brand', 'agent'])('knows who is signed in: %s', async (role) => {
  await pact
    .addInteraction()
    .given(`signed in as ${role}`, person)
    .uponReceiving(`a request for the signed-in user, who is ${role}`)
    .withRequest('GET', '/api/auth/user')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        id: Matchers.uuid('22222222-2222-4222-8222-222222222222'),
        email: like('asha@example.test'),
        ...person,
        profileImageUrl: null,
        role,
        createdAt: regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-01-01T00:00:00.000Z'),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await readUser(url)).toMatchObject({ ...person, role });
    });
});

test.each(['nobody is signed in', 'the session outlived its account'])('%s: signed out', async (state) => {
  await pact
    .addInteraction()
    .given(state)
    .uponReceiving(`a request for the signed-in user when ${state}`)
    .withRequest('GET', '/api/auth/user')
    .willRespondWith(401, (reply) =>
      reply
        // A matcher, not a value: beside `jsonBody` a plain value would have to be application/json as well.
        .headers({ 'content-type': regex(/^application\/problem\+json/, 'application/problem+json') })
        .jsonBody({ title: 'Unauthorized', status: 401, code: 'unauthenticated' }),
    )
    .executeTest(async ({ url }) => {
      expect(await readUser(url)).toBeNull();
    });
});
