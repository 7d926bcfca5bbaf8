import { Matchers } from '@pact-foundation/pact';
import {
  decideProof,
  dismissReviewReports,
  hideFranchiseeReview,
  restoreFranchiseeReview,
} from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { franchiseeReviewPages } from '../src/features/franchisee-reviews/franchisee-reviews.queries';
import { outletPages } from '../src/features/outlets/outlets.queries';
import { reportedReviews, waitingAgreements } from '../src/features/overview/overview.queries';
import { clientOf, instant, talkTo, total } from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, like, number, uuid } = Matchers;

const pact = pactWith('catalog');

const id = 'f1000000-0000-4000-8000-0000000000d7';
const proofId = 'e1000000-0000-4000-8000-0000000000d1';
const reviewId = 'e1000000-0000-4000-8000-0000000000d2';

const agreementLike = {
  url: like('/attachments/c0ffee00-0000-4000-8000-000000000a02/document.pdf'),
  name: like('Agreement.pdf'),
  bytes: integer(40_000),
  pages: integer(12),
};
const proofLike = (fields: Record<string, unknown> = {}) => ({
  id: uuid(proofId),
  franchiseId: uuid(id),
  franchiseTitle: like('Chai kiosk'),
  brandId: uuid('11111111-1111-4111-8111-111111111111'),
  brandName: like('Chai Chaupal'),
  userId: uuid('22222222-2222-4222-8222-222222222222'),
  userName: like(''),
  city: like('Indore'),
  openedIn: integer(2021),
  hasAgreement: true,
  agreement: agreementLike,
  hasReviewed: false,
  state: 'waiting',
  provenBy: null,
  reason: null,
  createdAt: instant,
  decidedAt: null,
  ...fields,
});
const reviewLike = (fields: Record<string, unknown> = {}) => ({
  id: uuid(reviewId),
  franchiseId: uuid(id),
  franchiseTitle: like('Chai kiosk'),
  brandId: uuid('11111111-1111-4111-8111-111111111111'),
  brandName: like('Chai Chaupal'),
  authorId: uuid('22222222-2222-4222-8222-222222222222'),
  authorName: null,
  isSample: false,
  city: like('Indore'),
  openedIn: integer(2021),
  provenBy: 'brand',
  scores: {
    training: integer(5),
    support: integer(4),
    supplies: integer(3),
    marketing: integer(4),
    earnings: integer(4),
  },
  rating: number(4),
  text: like('Two weeks of training were enough.'),
  answer: null,
  createdAt: instant,
  hidden: null,
  reports: [],
  ...fields,
});
const reportLike = {
  id: uuid('d1000000-0000-4000-8000-0000000000d1'),
  reason: 'misleading',
  text: like('There is no such outlet.'),
  reporterId: null,
  reporterName: null,
  state: 'open',
  createdAt: instant,
  decidedAt: null,
};

/** A person sent the agreement about an outlet. */
const sent = () =>
  pact
    .addInteraction()
    .given('signed in as administrator')
    .given('a person sent the agreement about an outlet', { id, proofId });
/** A visitor reported a review. */
const reported = () =>
  pact
    .addInteraction()
    .given('signed in as administrator')
    .given('a visitor reported the review of a franchisee', { id, reviewId });

test('agreements to check are counted', async () => {
  await sent()
    .uponReceiving('a request for the number of agreements to check')
    .withRequest('GET', '/api/admin/franchisee-proofs', (request) =>
      request.query({ state: 'waiting', hasAgreement: 'true', limit: '1' }),
    )
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody(eachLike(proofLike())))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(waitingAgreements())).toMatchObject({ total: 1 });
    });
});

test('agreements to check are listed', async () => {
  await sent()
    .uponReceiving('a request for the agreements to check')
    .withRequest('GET', '/api/admin/franchisee-proofs', (request) =>
      request.query({ state: 'waiting', hasAgreement: 'true' }),
    )
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody(eachLike(proofLike())))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(outletPages('agreements'));
      expect(pages[0]?.items).toMatchObject([{ id: proofId, agreement: { pages: 12 } }]);
    });
});

test('an administrator accepts an agreement', async () => {
  await sent()
    .uponReceiving('the decision to accept an agreement')
    .withRequest('POST', `/api/admin/franchisee-proofs/${proofId}/decision`, (request) =>
      request.jsonBody({ decision: 'proven' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody(
        proofLike({ state: 'proven', provenBy: 'administrator', agreement: null, decidedAt: instant }),
      ),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(decideProof, { id: proofId, decision: 'proven' })).toMatchObject({
        state: 'proven',
        provenBy: 'administrator',
        agreement: null,
      });
    });
});

test('an administrator declines an agreement with a reason', async () => {
  const decision = { decision: 'declined', reason: 'It names another company.' } as const;
  await sent()
    .uponReceiving('the decision to decline an agreement')
    .withRequest('POST', `/api/admin/franchisee-proofs/${proofId}/decision`, (request) =>
      request.jsonBody(decision),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody(
        proofLike({ state: 'declined', reason: decision.reason, agreement: null, decidedAt: instant }),
      ),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(decideProof, { id: proofId, ...decision })).toMatchObject({ state: 'declined' });
    });
});

test('an administrator withdraws a proof', async () => {
  const decision = { decision: 'withdrawn', reason: 'The outlet was closed.' } as const;
  const reviewer = 'e1000000-0000-4000-8000-0000000000d3';
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('a franchisee has reviewed a franchise', { id, proofId: reviewer })
    .uponReceiving('the decision to withdraw a proof')
    .withRequest('POST', `/api/admin/franchisee-proofs/${reviewer}/decision`, (request) =>
      request.jsonBody(decision),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody(
        proofLike({
          id: uuid(reviewer),
          state: 'withdrawn',
          reason: decision.reason,
          hasAgreement: false,
          agreement: null,
          hasReviewed: true,
          decidedAt: instant,
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(decideProof, { id: reviewer, ...decision })).toMatchObject({
        state: 'withdrawn',
        hasReviewed: true,
      });
    });
});

test('reported reviews are counted', async () => {
  await reported()
    .uponReceiving('a request for the number of reported reviews')
    .withRequest('GET', '/api/admin/franchisee-reviews', (request) => request.query({ limit: '1' }))
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody(eachLike(reviewLike({ reports: eachLike(reportLike) }))),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(reportedReviews())).toMatchObject({ total: 1 });
    });
});

test('reported reviews are listed with their reports', async () => {
  await reported()
    .uponReceiving('a request for reported reviews')
    .withRequest('GET', '/api/admin/franchisee-reviews', (request) => request.query({ state: 'reported' }))
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody(eachLike(reviewLike({ reports: eachLike(reportLike) }))),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(franchiseeReviewPages('reported'));
      expect(pages[0]?.items).toMatchObject([{ id: reviewId, reports: [{ reason: 'misleading' }] }]);
    });
});

test('an administrator hides a review, which upholds its reports', async () => {
  const reason = 'It names a private person.';
  await reported()
    .uponReceiving('the decision to hide a review')
    .withRequest('POST', `/api/admin/franchisee-reviews/${reviewId}/hide`, (request) =>
      request.jsonBody({ reason }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody(reviewLike({ hidden: { at: instant, reason } })))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(hideFranchiseeReview, { id: reviewId, reason })).toMatchObject({
        hidden: { reason },
        reports: [],
      });
    });
});

test('an administrator restores a review', async () => {
  await reported()
    .uponReceiving('the decision to restore a review')
    .withRequest('POST', `/api/admin/franchisee-reviews/${reviewId}/restore`)
    .willRespondWith(200, (reply) => reply.jsonBody(reviewLike({ reports: eachLike(reportLike) })))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(restoreFranchiseeReview, { id: reviewId })).toMatchObject({ hidden: null });
    });
});

test('an administrator dismisses the reports of a review', async () => {
  await reported()
    .uponReceiving('the decision to dismiss the reports of a review')
    .withRequest('POST', `/api/admin/franchisee-reviews/${reviewId}/dismiss-reports`)
    .willRespondWith(200, (reply) => reply.jsonBody(reviewLike()))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(dismissReviewReports, { id: reviewId })).toMatchObject({ reports: [] });
    });
});
