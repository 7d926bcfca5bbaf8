import { Matchers } from '@pact-foundation/pact';
import { knownFranchise } from '@setu/marketplace/testing';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { highlights } from '../src/features/landing/highlights.queries';
import { featuredFranchises } from '../src/shared/featured.queries';
import { franchiseLike } from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, like, regex } = Matchers;

const pact = pactWith('catalog');

const id = 'f1000000-0000-4000-8000-000000000001';

test('the highlights of the list are read for the landing page', async () => {
  const count = eachLike({
    value: like('food_beverage'),
    count: integer(1),
    precision: regex(/^(exact|at_least|about)$/, 'exact'),
  });
  await pact
    .addInteraction()
    .given('a franchise exists', { id, ...knownFranchise })
    .uponReceiving('a request for the highlights of the list')
    .withRequest('GET', '/api/franchise-highlights')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        opportunities: { count: integer(1), precision: regex(/^(exact|at_least)$/, 'exact') },
        businessCategory: count,
        investment: count,
        newest: eachLike(franchiseLike(id)),
        answering: like([]),
      }),
    )
    .executeTest(async ({ url }) => {
      const { opportunities, newest } = await clientOf(url).fetchQuery(highlights());
      expect(opportunities.count).toBe(1);
      expect(newest[0]?.id).toBe(id);
    });
});

test('featured franchises are listed for the landing page', async () => {
  await pact
    .addInteraction()
    .given('a franchise exists', { id, ...knownFranchise, featured: true })
    .uponReceiving('a request for three featured franchises')
    .withRequest('GET', '/api/franchises', (request) => request.query({ featured: 'true', limit: '3' }))
    .willRespondWith(200, (reply) => reply.jsonBody(eachLike({ ...franchiseLike(id), featured: true })))
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(featuredFranchises());
      expect(first).toMatchObject({ title: knownFranchise.title, featured: true });
    });
});
