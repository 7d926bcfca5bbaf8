import { Matchers } from '@pact-foundation/pact';
import { saveFranchise, unsaveFranchise } from '@setu/contracts';
import {
  franchise,
  franchisePages,
  optionCounts,
  readFilter,
  savedFranchises,
  toFranchiseQuery,
} from '@setu/marketplace';
import { knownFranchise } from '@setu/marketplace/testing';
import { api, isUnauthorized } from '@setu/mfe-kit';
import { clientOf, failure, talkTo } from '@setu/mfe-kit/testing/pact';
import { followedBrands } from '../src/features/interests/followed.queries';
import { franchiseLike, instant, problemHeaders } from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, like, regex, uuid } = Matchers;

const pact = pactWith('catalog');

const id = 'f1000000-0000-4000-8000-000000000002';

test('the options of a filter are counted for an investor', async () => {
  const count = (value: string) =>
    eachLike({
      value: like(value),
      count: integer(1),
      precision: regex(/^(exact|at_least|about)$/, 'exact'),
    });
  await pact
    .addInteraction()
    .given('a franchise exists', { id, ...knownFranchise })
    .uponReceiving('a request of an investor for the counts of the options of a filter')
    .withRequest('GET', '/api/franchise-counts', (request) => request.query({ franchiseModel: 'FOFO' }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        businessCategory: count('food_beverage'),
        franchiseModel: count('FOFO'),
        investment: count('500000-2500000'),
        territories: count('Maharashtra'),
      }),
    )
    .executeTest(async ({ url }) => {
      const filter = readFilter(new URLSearchParams('franchiseModel=FOFO'));
      const counts = await clientOf(url).fetchQuery(optionCounts(filter));
      expect(counts.territories[0]).toEqual({ value: 'Maharashtra', count: 1, precision: 'exact' });
    });
});

test('franchises are listed by the filters and the search of the address', async () => {
  await pact
    .addInteraction()
    .given('a franchise exists', { id, ...knownFranchise })
    .uponReceiving('a request of an investor for franchises with filters')
    .withRequest('GET', '/api/franchises', (request) =>
      request.query({
        businessCategory: ['food_beverage'],
        territories: ['Pune'],
        maxInvestment: '2500000',
        search: 'chai',
      }),
    )
    .willRespondWith(200, (reply) =>
      reply.headers({ 'x-total-count': regex(/^[1-9]\d*$/, '1') }).jsonBody(eachLike(franchiseLike(id))),
    )
    .executeTest(async ({ url }) => {
      const address = 'businessCategory=food_beverage&territories=Pune&maxInvestment=2500000&search=chai';
      const wanted = toFranchiseQuery(readFilter(new URLSearchParams(address)));
      const { pages } = await clientOf(url).fetchInfiniteQuery(franchisePages(wanted));
      expect(pages[0]).toMatchObject({ total: 1, next: null, items: [{ id, title: knownFranchise.title }] });
    });
});

test('hovering a card prefetches its franchise', async () => {
  await pact
    .addInteraction()
    .given('a franchise exists', { id, ...knownFranchise })
    .uponReceiving('a request of an investor for one franchise')
    .withRequest('GET', `/api/franchises/${id}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ ...franchiseLike(id), id }))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(franchise(id))).toMatchObject({ id });
    });
});

test('saved franchises are listed', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has saved a franchise', { id, ...knownFranchise })
    .uponReceiving('a request for saved franchises')
    .withRequest('GET', '/api/my-saved-franchises')
    .willRespondWith(200, (reply) =>
      reply.headers({ 'x-total-count': regex(/^[1-9]\d*$/, '1') }).jsonBody(eachLike(franchiseLike(id))),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(savedFranchises());
      expect(pages[0]).toMatchObject({ total: 1, items: [{ id }] });
    });
});

test.each([
  ['taken off the list', 'DELETE', unsaveFranchise, false],
  ['saved again', 'POST', saveFranchise, true],
] as const)('a saved franchise is %s', async (what, method, endpoint, saved) => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has saved a franchise', { id, ...knownFranchise })
    .uponReceiving(`the wish that a saved franchise is ${what}`)
    .withRequest(method, `/api/franchises/${id}/save`)
    .willRespondWith(200, (reply) => reply.jsonBody({ saved }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(endpoint, { id })).toEqual({ saved });
    });
});

test('followed brands are listed', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller follows a brand')
    .uponReceiving('a request for followed brands')
    .withRequest('GET', '/api/followed-brands')
    .willRespondWith(200, (reply) =>
      reply.headers({ 'x-total-count': regex(/^[1-9]\d*$/, '1') }).jsonBody(
        eachLike({
          id: uuid(id),
          name: like('Chai Chaupal'),
          logo: null,
          franchiseCount: integer(1),
          followedAt: instant,
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(followedBrands());
      expect(pages[0]).toMatchObject({ total: 1, items: [{ franchiseCount: 1 }] });
    });
});

test('only their user can read saved franchises', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a request for saved franchises without a session')
    .withRequest('GET', '/api/my-saved-franchises')
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
    )
    .executeTest(async ({ url }) => {
      const error = await failure(clientOf(url).fetchInfiniteQuery(savedFranchises()));
      expect(isUnauthorized(error)).toBe(true);
    });
});
