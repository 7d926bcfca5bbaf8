import { Matchers } from '@pact-foundation/pact';
import { reportListing, saveFranchise, unsaveFranchise } from '@setu/contracts';
import {
  franchise,
  franchisePages,
  isSaved,
  optionCounts,
  readFilter,
  toFranchiseQuery,
} from '@setu/marketplace';
import { knownFranchise } from '@setu/marketplace/testing';
import { api, isNotFound, isUnauthorized } from '@setu/mfe-kit';
import { clientOf, failure, talkTo } from '@setu/mfe-kit/testing/pact';
import { writeSearchReading } from '@setu/protocol';
import { franchiseDraft } from '../src/features/detail/draft.queries';
import { similarFranchises } from '../src/features/detail/similar.queries';
import { highlights } from '../src/features/landing/highlights.queries';
import { featuredFranchises } from '../src/shared/featured.queries';
import { franchiseLike, problemHeaders } from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, like, regex, uuid } = Matchers;

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

test('a franchise is read by its id', async () => {
  await pact
    .addInteraction()
    .given('a franchise exists', { id, ...knownFranchise })
    .given('its brand usually answers within a day', { id })
    .uponReceiving('a request for one franchise')
    .withRequest('GET', `/api/franchises/${id}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ ...franchiseLike(id), id, brandReplyTime: 'day' }))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(franchise(id))).toMatchObject({
        id,
        ...knownFranchise,
        territories: ['Pune'],
        brandReplyTime: 'day',
      });
    });
});

test.each([
  ['nobody has', 'f1000000-0000-4000-8000-00000000dead'],
  ['that is no UUID', 'not-a-uuid'],
])('reading a franchise by the id %s is refused as not found', async (what, missing) => {
  await pact
    .addInteraction()
    .given('no franchise exists')
    .uponReceiving(`a request for one franchise by an id ${what}`)
    .withRequest('GET', `/api/franchises/${missing}`)
    .willRespondWith(404, (reply) => reply.headers(problemHeaders).jsonBody({ status: 404 }))
    .executeTest(async ({ url }) => {
      const error = await failure(clientOf(url).fetchQuery(franchise(missing)));
      expect(isNotFound(error)).toBe(true);
    });
});

test('similar franchises are listed', async () => {
  await pact
    .addInteraction()
    .given('a franchise with similar ones exists', { id, count: 2, ...knownFranchise })
    .uponReceiving('a request for franchises like one')
    .withRequest('GET', `/api/franchises/${id}/similar`)
    .willRespondWith(200, (reply) =>
      reply.jsonBody(eachLike(franchiseLike('f1000000-0000-4000-8000-000000000002'))),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(similarFranchises(id))).toMatchObject([
        { title: knownFranchise.title, businessCategory: knownFranchise.businessCategory },
      ]);
    });
});

describe('saved', () => {
  const address = `/api/franchises/${id}/save`;

  test('a lookup returns whether the user saved the franchise', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor')
      .given('the caller has saved a franchise', { id, ...knownFranchise })
      .uponReceiving('a request for whether a franchise is saved')
      .withRequest('GET', address)
      .willRespondWith(200, (reply) => reply.jsonBody({ saved: true }))
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(isSaved(id))).toBe(true);
      });
  });

  test('a franchise is saved', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor')
      .given('a franchise exists', { id, ...knownFranchise })
      .uponReceiving('a wish to save a franchise')
      .withRequest('POST', address)
      .willRespondWith(200, (reply) => reply.jsonBody({ saved: true }))
      .executeTest(async ({ url }) => {
        clientOf(url);
        expect(await api.call(saveFranchise, { id })).toEqual({ saved: true });
      });
  });

  test('a saved franchise is removed', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor')
      .given('the caller has saved a franchise', { id, ...knownFranchise })
      .uponReceiving('a wish to save a franchise no longer')
      .withRequest('DELETE', address)
      .willRespondWith(200, (reply) => reply.jsonBody({ saved: false }))
      .executeTest(async ({ url }) => {
        clientOf(url);
        expect(await api.call(unsaveFranchise, { id })).toEqual({ saved: false });
      });
  });

  test('saving a franchise without a session is unauthorized', async () => {
    await pact
      .addInteraction()
      .given('nobody is signed in')
      .uponReceiving('a wish to save a franchise without a session')
      .withRequest('POST', address)
      .willRespondWith(401, (reply) =>
        reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
      )
      .executeTest(async ({ url }) => {
        clientOf(url);
        const error = await failure(api.call(saveFranchise, { id }));
        expect(isUnauthorized(error)).toBe(true);
      });
  });
});

test('a visitor reports a franchise', async () => {
  const report = { reason: 'misleading', text: 'The ROI is wrong.' } as const;
  await pact
    .addInteraction()
    .given('a franchise exists', { id })
    .uponReceiving('a report of a franchise')
    .withRequest('POST', `/api/listings/${id}/reports`, (request) =>
      request.jsonBody({ kind: 'franchise', ...report }),
    )
    .willRespondWith(201, (reply) =>
      reply.jsonBody({ id: Matchers.uuid('d1000000-0000-4000-8000-000000000001') }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(reportListing, { id, kind: 'franchise', ...report })).toMatchObject({
        id: expect.any(String),
      });
    });
});

describe('the preview of a draft', () => {
  const draftId = 'd2000000-0000-4000-8000-000000000001';
  const fields = { title: 'Chai Chaupal Corner', territories: ['Pune'] };
  const instant = '2026-11-20T06:30:00.000Z';

  test('its brand reads a draft', async () => {
    await pact
      .addInteraction()
      .given('signed in as brand')
      .given('the caller has a draft of a franchise', { id: draftId, ...fields })
      .uponReceiving('a request for a draft')
      .withRequest('GET', `/api/my-franchise-drafts/${draftId}`)
      .willRespondWith(200, (reply) =>
        reply.jsonBody({
          id: draftId,
          brandId: uuid('11111111-1111-4111-8111-111111111111'),
          brandName: like('Chai Chaupal'),
          fields,
          createdAt: like(instant),
          updatedAt: like(instant),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(franchiseDraft(draftId))).toMatchObject({ fields });
      });
  });

  test('a draft that does not exist is not found', async () => {
    await pact
      .addInteraction()
      .given('signed in as brand')
      .uponReceiving('a request for a draft that does not exist')
      .withRequest('GET', `/api/my-franchise-drafts/${draftId}`)
      .willRespondWith(404, (reply) => reply.headers(problemHeaders).jsonBody({ status: 404 }))
      .executeTest(async ({ url }) => {
        const error = await failure(clientOf(url).fetchQuery(franchiseDraft(draftId)));
        expect(isNotFound(error)).toBe(true);
      });
  });
});
