import { Matchers } from '@pact-foundation/pact';
import { testMessageUploads } from '@setu/marketplace/testing/pact';
import { isUnauthorized } from '@setu/mfe-kit';
import { clientOf, failure } from '@setu/mfe-kit/testing/pact';
import { insights } from '../src/features/insights/insights.queries';
import { problemHeaders } from './likes';
import { pactWith } from './pact-with';

const { boolean, eachLike, integer, like, regex } = Matchers;

const pact = pactWith('content');

testMessageUploads({ pact, role: 'investor' });

const category = regex(
  /^(food_beverage|retail|education|healthcare|fitness|beauty|automotive|services|technology|other)$/,
  'food_beverage',
);
const behind = { observations: integer(3), isSample: boolean(false) };

test('the market insights are read', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the market was observed')
    .uponReceiving('a request for market insights')
    .withRequest('GET', '/api/insights')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        trendingCategories: eachLike({ category, growthPercent: integer(23), ...behind }),
        averageInvestment: eachLike({
          category,
          min: integer(15_00_000),
          max: integer(35_00_000),
          ...behind,
        }),
        topCities: eachLike({ city: like('Mumbai'), score: regex(/^[0-5]\.\d$/, '4.8'), ...behind }),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(insights())).toMatchObject({
        trendingCategories: [{ growthPercent: 23 }],
        averageInvestment: [{ min: 15_00_000, max: 35_00_000 }],
        topCities: [{ city: 'Mumbai', score: '4.8' }],
      });
    });
});

test('reading the insights without a session is unauthorized', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a request for market insights without a session')
    .withRequest('GET', '/api/insights')
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
    )
    .executeTest(async ({ url }) => {
      const error = await failure(clientOf(url).fetchQuery(insights()));
      expect(isUnauthorized(error)).toBe(true);
    });
});
