import { Matchers } from '@pact-foundation/pact';
import { franchisePages, optionCounts, readFilter, toFranchiseQuery } from '@setu/marketplace';
import { knownFranchise } from '@setu/marketplace/testing';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { writeSearchReading } from '@setu/protocol';
import { franchiseLike } from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, like, regex } = Matchers;

const pact = pactWith('catalog');

const id = 'f1000000-0000-4000-8000-000000000001';

/** Reads the first page of the listing for an address, like the screen. */
const firstPage = async (serverUrl: string, address: string) => {
  const wanted = toFranchiseQuery(readFilter(new URLSearchParams(address)));
  const { pages } = await clientOf(serverUrl).fetchInfiniteQuery(franchisePages(wanted));
  return pages[0]!;
};

test('the options of a filter are counted', async () => {
  const count = (value: string) =>
    eachLike({
      value: like(value),
      count: integer(1),
      precision: regex(/^(exact|at_least|about)$/, 'exact'),
    });
  await pact
    .addInteraction()
    .given('a franchise exists', { id, ...knownFranchise })
    .uponReceiving('a request for the counts of the options of a filter')
    .withRequest('GET', '/api/franchise-counts', (request) =>
      request.query({ businessCategory: 'food_beverage', territories: 'Mumbai', featured: 'true' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        businessCategory: count('food_beverage'),
        franchiseModel: count('FOFO'),
        investment: count('500000-2500000'),
        territories: count('Maharashtra'),
      }),
    )
    .executeTest(async ({ url }) => {
      const filter = readFilter(
        new URLSearchParams('businessCategory=food_beverage&territories=Mumbai&featured=true&sort=roi'),
      );
      const counts = await clientOf(url).fetchQuery(optionCounts(filter));
      expect(counts.franchiseModel).toEqual([{ value: 'FOFO', count: 1, precision: 'exact' }]);
    });
});

test('franchises that match the filters are listed', async () => {
  await pact
    .addInteraction()
    .given('a franchise exists', { id, ...knownFranchise })
    .uponReceiving('a request for franchises with every filter')
    .withRequest('GET', '/api/franchises', (request) =>
      request.query({
        businessCategory: ['food_beverage', 'retail'],
        franchiseModel: ['FOFO', 'FOCO'],
        territories: ['Mumbai', 'Pune'],
        minInvestment: '500000',
        maxInvestment: '2500000',
        search: 'chai',
        sort: 'investment',
      }),
    )
    .willRespondWith(200, (reply) =>
      reply.headers({ 'x-total-count': regex(/^[1-9]\d*$/, '1') }).jsonBody(eachLike(franchiseLike(id))),
    )
    .executeTest(async ({ url }) => {
      const { items, total, next } = await firstPage(
        url,
        'businessCategory=food_beverage&businessCategory=retail&franchiseModel=FOFO&franchiseModel=FOCO&territories=Bombay&territories=Pune&investmentRange=500000-2500000&search=chai&sort=investment',
      );
      expect(total).toBe(1);
      expect(next).toBeNull();
      expect(items[0]).toMatchObject({ id, title: knownFranchise.title, minInvestment: '1200000.00' });
    });
});

test('a page of franchises contains how the search was interpreted', async () => {
  await pact
    .addInteraction()
    .given('a franchise exists', { id, ...knownFranchise })
    .uponReceiving('a search with a misspelled word and a place')
    .withRequest('GET', '/api/franchises', (request) => request.query({ search: 'chia in pune' }))
    .willRespondWith(200, (reply) =>
      reply
        .headers({
          'x-search-reading': regex(
            /^%7B%22match%22%3A%22corrected%22.*$/,
            writeSearchReading({
              match: 'corrected',
              corrected: 'chai in pune',
              places: [{ name: 'Pune', from: 5, to: 12 }],
              dropped: [],
            }),
          ),
        })
        .jsonBody(eachLike(franchiseLike(id))),
    )
    .executeTest(async ({ url }) => {
      const { reading } = await firstPage(url, 'search=chia+in+pune');
      expect(reading).toMatchObject({
        match: 'corrected',
        corrected: 'chai in pune',
        places: [{ name: 'Pune' }],
      });
    });
});

test('an exact search only matches the typed text', async () => {
  await pact
    .addInteraction()
    .given('a franchise exists', { id, ...knownFranchise })
    .uponReceiving('a search for a misspelled word as it is')
    .withRequest('GET', '/api/franchises', (request) => request.query({ search: 'chia', exact: 'true' }))
    .willRespondWith(200, (reply) =>
      reply
        .headers({
          'x-search-reading': regex(
            /^%7B%22match%22%3A%22none%22.*$/,
            writeSearchReading({ match: 'none', places: [], dropped: [] }),
          ),
        })
        .jsonBody([]),
    )
    .executeTest(async ({ url }) => {
      expect(await firstPage(url, 'search=chia&exact=true')).toMatchObject({
        items: [],
        reading: { match: 'none' },
      });
    });
});

test('a page of franchises has the cursor of the next page', async () => {
  await pact
    .addInteraction()
    .given('franchises exist', { count: 25, ...knownFranchise })
    .uponReceiving('a request for the first page of franchises')
    .withRequest('GET', '/api/franchises')
    .willRespondWith(200, (reply) =>
      reply
        .headers({
          'x-total-count': regex(/^[1-9]\d*$/, '25'),
          link: regex(/^<[^>]*[?&]cursor=[^>]+>; rel="next"$/, '</api/franchises?cursor=abc>; rel="next"'),
        })
        .jsonBody(eachLike(franchiseLike(id))),
    )
    .executeTest(async ({ url }) => {
      const { total, next } = await firstPage(url, '');
      expect(total).toBe(25);
      expect(next).toBe('abc');
    });
});

test('a list without matches is an empty array', async () => {
  await pact
    .addInteraction()
    .given('no franchise exists')
    .uponReceiving('a request for franchises when there are none')
    .withRequest('GET', '/api/franchises')
    .willRespondWith(200, (reply) => reply.headers({ 'x-total-count': '0' }).jsonBody([]))
    .executeTest(async ({ url }) => {
      expect(await firstPage(url, '')).toEqual({ items: [], total: 0, next: null });
    });
});
