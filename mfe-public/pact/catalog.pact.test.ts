import { Matchers } from '@pact-foundation/pact';
import {
  askForProof,
  deleteFranchiseeReview,
  followBrand,
  getFollowed,
  reportFranchiseeReview,
  reportListing,
  saveFranchise,
  unfollowBrand,
  unsaveFranchise,
  writeFranchiseeReview,
} from '@setu/contracts';
import {
  franchise,
  franchisePages,
  franchiseRating,
  isSaved,
  optionCounts,
  readFilter,
  reviewPages,
  toFranchiseQuery,
} from '@setu/marketplace';
import { knownFranchise } from '@setu/marketplace/testing';
import { api, isNotFound, isUnauthorized } from '@setu/mfe-kit';
import { clientOf, failure, talkTo } from '@setu/mfe-kit/testing/pact';
import { writeSearchReading } from '@setu/protocol';
import { brandPage, franchisesOfBrand } from '../src/features/brand/brand.queries';
import { franchiseDraft } from '../src/features/detail/draft.queries';
import { ownOutlet } from '../src/features/detail/reviews/own-outlet.queries';
import { similarFranchises } from '../src/features/detail/similar.queries';
import { newestReviews } from '../src/features/landing/franchisee-words';
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
    .given('its brand keeps the reply promise', { id })
    .uponReceiving('a request for one franchise')
    .withRequest('GET', `/api/franchises/${id}`)
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ ...franchiseLike(id), id, brandReplyTime: 'day', brandKeepsReplyPromise: true }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(franchise(id))).toMatchObject({
        id,
        ...knownFranchise,
        territories: ['Pune'],
        brandReplyTime: 'day',
        brandKeepsReplyPromise: true,
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

describe('reviews by franchisees', () => {
  const scores = { training: 5, support: 4, supplies: 3, marketing: 4, earnings: 4 };
  const text = 'Two weeks of training were enough. Supplies come late in the monsoon.';
  const reviewId = 'e1000000-0000-4000-8000-000000000001';
  const instant = like('2026-11-20T06:30:00.000Z');
  const proofLike = {
    id: uuid('e1000000-0000-4000-8000-000000000002'),
    franchiseId: uuid(id),
    city: 'Indore',
    openedIn: Matchers.integer(2021),
    hasAgreement: false,
    reason: null,
    createdAt: instant,
  };
  const reviewLike = {
    id: uuid(reviewId),
    franchiseId: uuid(id),
    authorName: null,
    isSample: false,
    city: like('Indore'),
    openedIn: Matchers.integer(2021),
    provenBy: 'brand',
    scores: Object.fromEntries(
      Object.entries(scores).map(([name, score]) => [name, Matchers.integer(score)]),
    ),
    rating: Matchers.number(4),
    text: like(text),
    answer: null,
    createdAt: instant,
  };

  test('the means of the scores are read', async () => {
    await pact
      .addInteraction()
      .given('a franchisee has reviewed a franchise', { id })
      .uponReceiving('a request for the rating of a franchise')
      .withRequest('GET', `/api/franchises/${id}/rating`)
      .willRespondWith(200, (reply) =>
        reply.jsonBody({
          count: Matchers.integer(1),
          samples: Matchers.integer(0),
          rating: Matchers.number(4),
          scores: reviewLike.scores,
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(franchiseRating(id))).toEqual({
          count: 1,
          samples: 0,
          rating: 4,
          scores,
        });
      });
  });

  test('reviews are listed', async () => {
    await pact
      .addInteraction()
      .given('a franchisee has reviewed a franchise', { id, reviewId })
      .uponReceiving('a request for the reviews of a franchise')
      .withRequest('GET', `/api/franchises/${id}/franchisee-reviews`, (request) =>
        request.query({ limit: '3' }),
      )
      .willRespondWith(200, (reply) =>
        reply.headers({ 'x-total-count': regex(/^[1-9]\d*$/, '1') }).jsonBody([reviewLike]),
      )
      .executeTest(async ({ url }) => {
        const { pages } = await clientOf(url).fetchInfiniteQuery(reviewPages(id));
        expect(pages[0]?.items).toMatchObject([{ id: reviewId, scores, text }]);
      });
  });

  test('the newest reviews of all franchises are listed', async () => {
    await pact
      .addInteraction()
      .given('a franchisee has reviewed a franchise', { id, reviewId })
      .uponReceiving('a request for the newest reviews')
      .withRequest('GET', '/api/newest-franchisee-reviews')
      .willRespondWith(200, (reply) =>
        reply.jsonBody(eachLike({ ...reviewLike, franchiseTitle: like('Chai Chaupal Corner') })),
      )
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(newestReviews())).toMatchObject([
          { id: reviewId, franchiseTitle: 'Chai Chaupal Corner' },
        ]);
      });
  });

  test('a visitor reports a review', async () => {
    const report = { reason: 'misleading', text: 'There is no such outlet.' } as const;
    await pact
      .addInteraction()
      .given('a franchisee has reviewed a franchise', { id, reviewId })
      .uponReceiving('a report of a review')
      .withRequest('POST', `/api/franchisee-reviews/${reviewId}/reports`, (request) =>
        request.jsonBody(report),
      )
      .willRespondWith(201, (reply) => reply.jsonBody({ id: uuid('d1000000-0000-4000-8000-000000000001') }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(reportFranchiseeReview, { id: reviewId, ...report })).toMatchObject({
          id: expect.any(String),
        });
      });
  });

  test('an investor reads the own outlet', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor')
      .given('the caller was proven to run an outlet', { id })
      .uponReceiving('a request for the own outlet')
      .withRequest('GET', `/api/franchises/${id}/my-outlet`)
      .willRespondWith(200, (reply) =>
        reply.jsonBody({
          proof: { ...proofLike, state: 'proven', provenBy: 'brand', decidedAt: instant },
          review: null,
          hiddenReason: null,
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(ownOutlet(id))).toMatchObject({
          proof: { state: 'proven', city: 'Indore', openedIn: 2021 },
          review: null,
        });
      });
  });

  test('an investor says to run an outlet', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor')
      .given('a franchise exists', { id, ...knownFranchise })
      .uponReceiving('an outlet to be confirmed')
      .withRequest('POST', `/api/franchises/${id}/my-outlet`, (request) =>
        request.jsonBody({ city: 'Indore', openedIn: '2021', agreement: null }),
      )
      .willRespondWith(200, (reply) =>
        reply.jsonBody({ ...proofLike, state: 'waiting', provenBy: null, decidedAt: null }),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        const outlet = { city: 'Indore', openedIn: '2021', agreement: null };
        expect(await api.call(askForProof, { id, ...outlet })).toMatchObject({ state: 'waiting' });
      });
  });

  test('a proven franchisee writes a review', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor')
      .given('the caller was proven to run an outlet', { id })
      .uponReceiving('a review of a franchise')
      .withRequest('POST', `/api/franchises/${id}/franchisee-reviews`, (request) =>
        request.jsonBody({ scores, text }),
      )
      .willRespondWith(201, (reply) => reply.jsonBody(reviewLike))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(writeFranchiseeReview, { id, scores, text })).toMatchObject({
          scores,
          rating: 4,
        });
      });
  });

  test('a franchisee deletes the own review', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor')
      .given('the caller has reviewed a franchise', { id, reviewId })
      .uponReceiving('a review to be deleted')
      .withRequest('DELETE', `/api/franchisee-reviews/${reviewId}`)
      .willRespondWith(200, (reply) => reply.jsonBody({ deleted: true }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(deleteFranchiseeReview, { id: reviewId })).toEqual({ deleted: true });
      });
  });
});

describe('the page of a brand', () => {
  const brandId = 'b1000000-0000-4000-8000-0000001a2b3c';
  const slug = 'chai-chaupal-1a2b3c';

  test('a brand is read by its address', async () => {
    await pact
      .addInteraction()
      .given('a brand has a listed franchise', { id, brandId })
      .uponReceiving('a request for the page of a brand')
      .withRequest('GET', `/api/brands/${slug}`)
      .willRespondWith(200, (reply) =>
        reply.jsonBody({
          id: brandId,
          name: like('Chai Chaupal'),
          logo: null,
          description: null,
          targetAudience: null,
          website: null,
          people: [],
          verification: null,
          replyTime: null,
          keepsReplyPromise: false,
          franchiseCount: Matchers.integer(1),
          outletCount: Matchers.integer(0),
          reviewCount: Matchers.integer(0),
          rating: null,
          reviews: [],
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(brandPage(slug))).toMatchObject({
          id: brandId,
          franchiseCount: 1,
        });
      });
  });

  test('the franchises of a brand are listed', async () => {
    await pact
      .addInteraction()
      .given('a brand has a listed franchise', { id, brandId, ...knownFranchise })
      .uponReceiving('a request for the franchises of a brand')
      .withRequest('GET', `/api/brands/${slug}/franchises`, (request) => request.query({ limit: '12' }))
      .willRespondWith(200, (reply) =>
        reply.headers({ 'x-total-count': regex(/^[1-9]\d*$/, '1') }).jsonBody(eachLike(franchiseLike(id))),
      )
      .executeTest(async ({ url }) => {
        const { pages } = await clientOf(url).fetchInfiniteQuery(franchisesOfBrand(slug));
        expect(pages[0]?.items).toMatchObject([{ title: knownFranchise.title }]);
      });
  });

  test.each([
    ['whether a brand is followed', 'GET', getFollowed, false],
    ['a wish to follow a brand', 'POST', followBrand, true],
    ['a wish to follow a brand no longer', 'DELETE', unfollowBrand, false],
  ] as const)('the reply to %s', async (what, method, endpoint, followed) => {
    await pact
      .addInteraction()
      .given('signed in as investor')
      .given('a brand has a listed franchise', { id, brandId })
      .uponReceiving(what)
      .withRequest(method, `/api/followed-brands/${brandId}`)
      .willRespondWith(200, (reply) => reply.jsonBody({ followed }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(endpoint, { id: brandId })).toEqual({ followed });
      });
  });

  test('an address of no brand is not found', async () => {
    await pact
      .addInteraction()
      .given('no franchise exists')
      .uponReceiving('a request for the page of an unknown brand')
      .withRequest('GET', '/api/brands/nobody')
      .willRespondWith(404, (reply) => reply.headers(problemHeaders).jsonBody({ status: 404 }))
      .executeTest(async ({ url }) => {
        expect(isNotFound(await failure(clientOf(url).fetchQuery(brandPage('nobody'))))).toBe(true);
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
