import { MatchersV3 } from '@pact-foundation/pact';
import { addPushBrowser, removePushBrowser } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { pushSettings } from '../src/features/push/push.queries';
import { pactWith } from './pact-with';

const { regex, uuid } = MatchersV3;

const pact = pactWith('identity');

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABm';
const id = '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b';

test('a person without subscribed browsers gets the key for the first one', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .uponReceiving('a request for the browsers that get push messages')
    .withRequest('GET', '/api/settings/push')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ applicationServerKey: regex('^[\\w-]{87}$', 'B'.repeat(87)), browsers: [] }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(pushSettings())).toMatchObject({ browsers: [] });
    });
});

test('a browser is added', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .uponReceiving('a request to notify a browser')
    .withRequest('POST', '/api/settings/push', (request) => request.jsonBody({ endpoint }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        id: uuid(id),
        endpoint,
        createdAt: regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-01-01T00:00:00.000Z'),
      }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(addPushBrowser, { endpoint })).toMatchObject({ endpoint });
    });
});

test('a browser is removed, even when it no longer exists', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .uponReceiving('a request to tell a browser nothing any more')
    .withRequest('DELETE', `/api/settings/push/${id}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ removed: true }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(removePushBrowser, { id })).toEqual({ removed: true });
    });
});
