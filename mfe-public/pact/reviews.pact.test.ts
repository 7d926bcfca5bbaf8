import { Matchers } from '@pact-foundation/pact';
import {
  askForProof,
  deleteFranchiseeReview,
  reportFranchiseeReview,
  writeFranchiseeReview,
} from '@setu/contracts';
import { franchiseRating, reviewPages } from '@setu/marketplace';
import { knownFranchise } from '@setu/marketplace/testing';
import { api } from '@setu/mfe-kit';
import { clientOf, talkTo } from '@setu/mfe-kit/testing/pact';
import { ownOutlet } from '../src/features/detail/reviews/own-outlet.queries';
import { newestReviews } from '../src/features/landing/franchisee-words';
import { pactWith } from './pact-with';

const { eachLike, integer, like, number, regex, uuid } = Matchers;

const pact = pactWith('catalog');

const id = 'f1000000-0000-4000-8000-000000000001';

const scores = { training: 5, support: 4, supplies: 3, marketing: 4, earnings: 4 };
const text = 'Two weeks of training were enough. Supplies come late in the monsoon.';
const reviewId = 'e1000000-0000-4000-8000-000000000001';
const instant = like('2026-11-20T06:30:00.000Z');
const proofLike = {
  id: uuid('e1000000-0000-4000-8000-000000000002'),
  franchiseId: uuid(id),
  city: 'Indore',
  openedIn: integer(2021),
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
  openedIn: integer(2021),
  provenBy: 'brand',
  scores: Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, integer(score)])),
  rating: number(4),
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
        count: integer(1),
        samples: integer(0),
        rating: number(4),
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
    .withRequest('POST', `/api/franchisee-reviews/${reviewId}/reports`, (request) => request.jsonBody(report))
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
