import { Matchers } from '@pact-foundation/pact';
import {
  approveReview,
  dismissListingReport,
  hideListing,
  restoreListing,
  returnReview,
  setFranchiseFeatured,
} from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { featuredPages } from '../src/features/featured/featured.queries';
import { foundListings } from '../src/features/find/find.queries';
import { listingPages } from '../src/features/listings/listings.queries';
import { reportPages } from '../src/features/reports/reports.queries';
import { reviewPages } from '../src/features/reviews/reviews.queries';
import {
  clientOf,
  failure,
  franchiseLike,
  instant,
  listingLike,
  problemHeaders,
  problemLike,
  propertyLike,
  requirementLike,
  talkTo,
  total,
  unreadOfFranchise,
} from './likes';
import { pactWith } from './pact-with';

const { eachLike, like, uuid } = Matchers;

const pact = pactWith('catalog');

const id = 'f1000000-0000-4000-8000-000000000001';
const franchise = { ...franchiseLike(id), ...unreadOfFranchise };

test('the administrator reads the franchises of the Featured list', async () => {
  await pact
    .addInteraction()
    .given('franchises exist')
    .uponReceiving('a request for the first franchises')
    .withRequest('GET', '/api/franchises')
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody(eachLike({ ...franchise, id: uuid(id) })),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(featuredPages(undefined));
      expect(pages[0]).toMatchObject({ total: 1, items: [{ featured: false }] });
    });
});

test.each([true, false])('an administrator sets featured to %s', async (featured) => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('a franchise exists', { id })
    .uponReceiving(`a wish that a franchise is featured: ${featured}`)
    .withRequest('PATCH', `/api/admin/franchises/${id}`, (request) => request.jsonBody({ featured }))
    .willRespondWith(200, (reply) => reply.jsonBody({ ...franchise, featured }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(setFranchiseFeatured, { id, featured })).toMatchObject({ id, featured });
    });
});

test('featuring is refused when the franchise does not exist', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('no franchise exists')
    .uponReceiving('a wish to feature a franchise that is not there')
    .withRequest('PATCH', `/api/admin/franchises/${id}`, (request) => request.jsonBody({ featured: true }))
    .willRespondWith(404, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(404, 'franchise_not_found')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await failure(api.call(setFranchiseFeatured, { id, featured: true }))).toMatchObject({
        code: 'franchise_not_found',
      });
    });
});

const reason = 'The stated ROI is wrong.';

test('the administrator reads hidden listings of a kind whose titles match a search', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('a listing is hidden', { id, kind: 'franchise', reason, title: 'Chai kiosk' })
    .uponReceiving('a request for hidden franchises by title')
    .withRequest('GET', '/api/admin/listings', (request) =>
      request.query({ kind: 'franchise', state: 'hidden', search: 'chai' }),
    )
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody(eachLike(listingLike(uuid(id), { state: 'hidden', hidden }))),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(
        listingPages({ kind: 'franchise', state: 'hidden', search: 'chai' }),
      );
      expect(pages[0]).toMatchObject({ total: 1, items: [{ state: 'hidden' }] });
    });
});

const hidden = { at: instant, reason: like(reason) };

test.each(['franchise', 'property', 'requirement'] as const)('an administrator hides a %s', async (kind) => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given(`a listing exists: ${kind}`, { id })
    .uponReceiving(`the decision to hide a ${kind}`)
    .withRequest('POST', `/api/admin/listings/${id}/hide`, (request) => request.jsonBody({ kind, reason }))
    .willRespondWith(200, (reply) => reply.jsonBody(listingLike(id, { kind, state: 'hidden', hidden })))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(hideListing, { id, kind, reason })).toMatchObject({ state: 'hidden' });
    });
});

test('an administrator restores a hidden listing', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('a listing is hidden', { id, kind: 'franchise', reason })
    .uponReceiving('the decision to restore a franchise')
    .withRequest('POST', `/api/admin/listings/${id}/restore`, (request) =>
      request.jsonBody({ kind: 'franchise' }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody(listingLike(id, { state: 'shown', hidden: null })))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(restoreListing, { id, kind: 'franchise' })).toMatchObject({ hidden: null });
    });
});

const reportId = 'd1000000-0000-4000-8000-000000000001';
const reportLike = (fields: Record<string, unknown>) => ({
  id: uuid(reportId),
  kind: 'franchise',
  listingId: id,
  listingTitle: like('Chai kiosk'),
  listingState: 'shown',
  ownerId: uuid('51000000-0000-4000-8000-000000000001'),
  ownerName: like('Idli Ink'),
  reason: 'misleading',
  text: 'The ROI is wrong.',
  reporterId: null,
  reporterName: null,
  createdAt: instant,
  ...fields,
});

test('the administrator reads open reports of listings', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('a visitor reported a franchise', { id, reportId })
    .uponReceiving('a request for open reports')
    .withRequest('GET', '/api/admin/listing-reports', (request) => request.query({ state: 'open' }))
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody(eachLike(reportLike({ state: 'open', decidedAt: null }))),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(reportPages('open'));
      expect(pages[0]).toMatchObject({ total: 1, items: [{ reason: 'misleading', state: 'open' }] });
    });
});

test('an administrator dismisses a report', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('a visitor reported a franchise', { id, reportId })
    .uponReceiving('the decision to dismiss a report')
    .withRequest('POST', `/api/admin/listing-reports/${reportId}/dismiss`)
    .willRespondWith(200, (reply) => reply.jsonBody(reportLike({ state: 'dismissed', decidedAt: instant })))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(dismissListingReport, { id: reportId })).toMatchObject({ state: 'dismissed' });
    });
});

test('a listing is found by its id', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('a listing is hidden', { id, kind: 'franchise', reason })
    .uponReceiving('a search for a franchise by the id')
    .withRequest('GET', '/api/admin/listings', (request) =>
      request.query({ kind: 'franchise', search: id, limit: '5' }),
    )
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody([listingLike(id, { state: 'hidden', hidden })]),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(foundListings('franchise', id))).toMatchObject({ total: 1 });
    });
});

describe('the review of new listings', () => {
  const seen = '2026-11-20T10:00:00.000Z';
  const propertyId = 'f3000000-0000-4000-8000-000000000001';
  const requirementId = 'f2000000-0000-4000-8000-000000000001';
  const given = () =>
    pact
      .addInteraction()
      .given('signed in as administrator')
      .given('one listing of each kind waits for a review', {
        id,
        propertyId,
        requirementId,
        updatedAt: seen,
      });
  const review = { state: 'waiting', since: instant, reason: null };
  const ownerName = like('New brand');

  test('an administrator reads waiting listings of every kind', async () => {
    await given()
      .uponReceiving('a request for the listings that wait for a review')
      .withRequest('GET', '/api/admin/review-queue')
      .willRespondWith(200, (reply) =>
        reply.headers(total('3')).jsonBody([
          { kind: 'property', id: propertyId, ownerName, listing: { ...propertyLike(propertyId), review } },
          {
            kind: 'requirement',
            id: requirementId,
            ownerName,
            listing: { ...requirementLike(requirementId), review },
          },
          { kind: 'franchise', id, ownerName, listing: { ...franchise, review } },
        ]),
      )
      .executeTest(async ({ url }) => {
        const { pages } = await clientOf(url).fetchInfiniteQuery(reviewPages());
        expect(pages[0]?.items.map(({ kind, listing }) => [kind, listing.review?.state])).toEqual([
          ['property', 'waiting'],
          ['requirement', 'waiting'],
          ['franchise', 'waiting'],
        ]);
      });
  });

  test.each([
    ['franchise', id],
    ['property', propertyId],
    ['requirement', requirementId],
  ] as const)('an administrator approves a %s', async (kind, listingId) => {
    await given()
      .uponReceiving(`the approval of a ${kind}`)
      .withRequest('POST', `/api/admin/reviews/${listingId}/approve`, (request) =>
        request.jsonBody({ kind, seen }),
      )
      .willRespondWith(200, (reply) => reply.jsonBody({ id: listingId, state: 'approved' }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        const outcome = await api.call(approveReview, { id: listingId, kind, seen });
        expect(outcome).toEqual({ id: listingId, state: 'approved' });
      });
  });

  test('an administrator returns a requirement with a reason', async () => {
    const kind = 'requirement';
    await given()
      .uponReceiving('the return of a requirement')
      .withRequest('POST', `/api/admin/reviews/${requirementId}/return`, (request) =>
        request.jsonBody({ kind, seen, reason }),
      )
      .willRespondWith(200, (reply) => reply.jsonBody({ id: requirementId, state: 'returned' }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        const outcome = await api.call(returnReview, { id: requirementId, kind, seen, reason });
        expect(outcome).toEqual({ id: requirementId, state: 'returned' });
      });
  });

  test('approval is refused when the listing was changed in the meantime', async () => {
    const [kind, earlier] = ['franchise', '2026-11-19T10:00:00.000Z'] as const;
    await given()
      .uponReceiving('the approval of a franchise that was changed since')
      .withRequest('POST', `/api/admin/reviews/${id}/approve`, (request) =>
        request.jsonBody({ kind, seen: earlier }),
      )
      .willRespondWith(409, (reply) =>
        reply.headers(problemHeaders).jsonBody(problemLike(409, 'listing_changed')),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await failure(api.call(approveReview, { id, kind, seen: earlier }))).toMatchObject({
          code: 'listing_changed',
        });
      });
  });
});
