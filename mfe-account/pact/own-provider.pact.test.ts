import { Matchers } from '@pact-foundation/pact';
import { joinProvider, removeProvider } from '@setu/contracts';
import { type ApiError, api } from '@setu/mfe-kit';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { ownProvider } from '../src/features/provider/own-provider.queries';
import { pactWith } from './pact-with';

const { like, regex } = Matchers;
const pact = pactWith('identity');
const currentPassword = 'a quiet morning in Pune';

test('the sign-in provider is null when the installation has none', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor', {})
    .uponReceiving('a request for the sign-in provider of the account')
    .withRequest('GET', '/api/auth/provider')
    .willRespondWith(200, (reply) => reply.jsonBody({ name: null, since: null, hasPassword: true }))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(ownProvider())).toEqual({
        name: null,
        since: null,
        hasPassword: true,
      });
    });
});

test('a provider that cannot be reached is refused with its code', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor', { password: currentPassword })
    .uponReceiving('the connection of an account of a provider that is not there')
    .withRequest('POST', '/api/auth/provider', (request) => request.jsonBody({ currentPassword }))
    .willRespondWith(503, (reply) =>
      reply
        .headers({
          'content-type': regex(/^application\/problem\+json/, 'application/problem+json'),
        })
        .jsonBody({
          type: like('about:blank'),
          title: like('Service Unavailable'),
          status: 503,
          detail: like('The sign-in provider does not answer.'),
          code: 'provider_unavailable',
        }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      const error = await api.call(joinProvider, { currentPassword }).catch((reason: unknown) => reason);
      expect((error as ApiError).code).toBe('provider_unavailable');
    });
});

test('the connection with the provider is removed with the password', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor', { password: currentPassword })
    .uponReceiving('the removal of the sign-in provider')
    .withRequest('POST', '/api/auth/provider/removal', (request) => request.jsonBody({ currentPassword }))
    .willRespondWith(200, (reply) => reply.jsonBody({ removed: true }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(removeProvider, { currentPassword })).toEqual({ removed: true });
    });
});
