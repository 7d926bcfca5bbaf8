import { Matchers } from '@pact-foundation/pact';
import { isUnauthorized } from '@setu/mfe-kit';
import { myViews } from '../src/features/overview/overview.queries';
import { clientOf, problemHeaders, refusal } from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, regex } = Matchers;

const pact = pactWith('content');

test('views are counted in total and per day', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('a franchise of the brand was viewed', { count: 3 })
    .uponReceiving('a request of a brand for the views of its franchises')
    .withRequest('GET', '/api/analytics/my-franchises')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        total: integer(3),
        perDay: eachLike({ day: regex(/^\d{4}-\d\d-\d\d$/, '2026-11-20'), views: integer(3) }),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(myViews())).toEqual({
        total: 3,
        perDay: [{ day: '2026-11-20', views: 3 }],
      });
    });
});

test('without a session they are unauthorized', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a request for the views of own franchises without a session')
    .withRequest('GET', '/api/analytics/my-franchises')
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
    )
    .executeTest(async ({ url }) => {
      expect(isUnauthorized(await refusal(clientOf(url).fetchQuery(myViews())))).toBe(true);
    });
});
