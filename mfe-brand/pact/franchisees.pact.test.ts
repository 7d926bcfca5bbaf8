import { Matchers } from '@pact-foundation/pact';
import { answerFranchiseeReview, decideFranchisee, reportFranchiseeReview } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import {
  franchiseePages,
  newestWaiting,
  reviewPages,
} from '../src/features/franchises/franchisees/franchisees.queries';
import { waitingFranchiseeCount } from '../src/shared/franchisees.queries';
import { clientOf, instant, problemHeaders, problemLike, refusal, someTotal, talkTo } from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, like, number, uuid } = Matchers;

const pact = pactWith('catalog');

const id = 'f1000000-0000-4000-8000-0000000000b7';
const proofId = 'e1000000-0000-4000-8000-0000000000b1';
const reviewId = 'e1000000-0000-4000-8000-0000000000b2';

const proofLike = (fields: Record<string, unknown> = {}) => ({
  id: uuid(proofId),
  franchiseId: uuid(id),
  franchiseTitle: like('Chai kiosk'),
  userId: uuid('22222222-2222-4222-8222-222222222222'),
  userName: like(''),
  city: like('Indore'),
  openedIn: integer(2021),
  hasAgreement: false,
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
  ...fields,
});

/** A person asks the signed-in brand to confirm an outlet of this franchise. */
const asked = () =>
  pact
    .addInteraction()
    .given('signed in as brand')
    .given('a person asks the caller to confirm an outlet', { id, proofId });
/** An administrator withdrew the proof of a franchisee of the signed-in brand. */
const withdrawn = () =>
  pact
    .addInteraction()
    .given('signed in as brand')
    .given("an administrator withdrew the proof of one of the caller's franchisees", { id, proofId });
/** A franchisee of the signed-in brand has reviewed this franchise. */
const reviewed = () =>
  pact
    .addInteraction()
    .given('signed in as brand')
    .given("a franchisee has reviewed one of the caller's franchises", { id, reviewId });

test('people who wait for a confirmation are counted', async () => {
  await asked()
    .uponReceiving('a request of a brand for the number of people who wait')
    .withRequest('GET', '/api/my-franchisees', (request) => request.query({ limit: '1' }))
    .willRespondWith(200, (reply) => reply.headers(someTotal).jsonBody(eachLike(proofLike())))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(waitingFranchiseeCount())).toMatchObject({ total: 1 });
    });
});

test('the newest people who wait are listed', async () => {
  await asked()
    .uponReceiving('a request of a brand for the newest people who wait')
    .withRequest('GET', '/api/my-franchisees', (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) => reply.headers(someTotal).jsonBody(eachLike(proofLike())))
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(newestWaiting());
      expect(first).toMatchObject({ franchiseId: id, state: 'waiting' });
    });
});

test('people of one franchise are listed by their state', async () => {
  await asked()
    .uponReceiving('a request of a brand for the people who wait about a franchise')
    .withRequest('GET', '/api/my-franchisees', (request) =>
      request.query({ franchiseId: id, state: 'waiting' }),
    )
    .willRespondWith(200, (reply) => reply.headers(someTotal).jsonBody(eachLike(proofLike())))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(franchiseePages(id, 'waiting'));
      expect(pages[0]?.items).toMatchObject([{ id: proofId, city: 'Indore', hasAgreement: false }]);
    });
});

test('people whose proof an administrator withdrew are listed with the day and the reason', async () => {
  await withdrawn()
    .uponReceiving('a request of a brand for the people whose proof was withdrawn')
    .withRequest('GET', '/api/my-franchisees', (request) =>
      request.query({ franchiseId: id, state: 'withdrawn' }),
    )
    .willRespondWith(200, (reply) =>
      reply.headers(someTotal).jsonBody(
        eachLike(
          proofLike({
            state: 'withdrawn',
            decidedBy: 'administrator',
            decidedAt: instant,
            reason: like('The agreement was forged.'),
          }),
        ),
      ),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(franchiseePages(id, 'withdrawn'));
      expect(pages[0]?.items).toMatchObject([{ decidedBy: 'administrator' }]);
    });
});

test('a brand confirms a person', async () => {
  await asked()
    .uponReceiving('the confirmation of an outlet')
    .withRequest('POST', `/api/my-franchisees/${proofId}/decision`, (request) =>
      request.jsonBody({ decision: 'proven' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody(proofLike({ state: 'proven', provenBy: 'brand', decidedAt: instant })),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(decideFranchisee, { id: proofId, decision: 'proven' })).toMatchObject({
        state: 'proven',
        provenBy: 'brand',
      });
    });
});

test('a brand declines a person with a reason', async () => {
  const decision = { decision: 'declined', reason: 'No outlet of ours is in Indore.' } as const;
  await asked()
    .uponReceiving('the decision to decline an outlet')
    .withRequest('POST', `/api/my-franchisees/${proofId}/decision`, (request) => request.jsonBody(decision))
    .willRespondWith(200, (reply) =>
      reply.jsonBody(proofLike({ state: 'declined', reason: decision.reason, decidedAt: instant })),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(decideFranchisee, { id: proofId, ...decision })).toMatchObject({
        state: 'declined',
        reason: decision.reason,
      });
    });
});

test('a brand cannot decline a franchisee who has written a review', async () => {
  const decision = { decision: 'declined', reason: 'No outlet of ours is in Indore.' } as const;
  const reviewer = 'e1000000-0000-4000-8000-0000000000b3';
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given("a franchisee has reviewed one of the caller's franchises", { id, proofId: reviewer, reviewId })
    .uponReceiving('the decision to decline a franchisee who has written a review')
    .withRequest('POST', `/api/my-franchisees/${reviewer}/decision`, (request) => request.jsonBody(decision))
    .willRespondWith(409, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(409, 'administrator_decides')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await refusal(api.call(decideFranchisee, { id: reviewer, ...decision }));
      expect(error.code).toBe('administrator_decides');
    });
});

test('the reviews of an own franchise are listed', async () => {
  await reviewed()
    .uponReceiving('a request of a brand for the reviews of its franchise')
    .withRequest('GET', `/api/franchises/${id}/franchisee-reviews`)
    .willRespondWith(200, (reply) => reply.headers(someTotal).jsonBody(eachLike(reviewLike())))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(reviewPages(id));
      expect(pages[0]?.items).toMatchObject([{ id: reviewId, rating: 4, answer: null }]);
    });
});

test('a brand answers a review', async () => {
  const text = 'From June a second warehouse supplies your region.';
  await reviewed()
    .uponReceiving('the answer to a review')
    .withRequest('POST', `/api/franchisee-reviews/${reviewId}/answer`, (request) =>
      request.jsonBody({ text }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody(reviewLike({ answer: { text, at: instant } })))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(answerFranchiseeReview, { id: reviewId, text })).toMatchObject({
        answer: { text },
      });
    });
});

test('an answer with a phone number is refused on its field', async () => {
  await reviewed()
    .uponReceiving('an answer to a review with a phone number')
    .withRequest('POST', `/api/franchisee-reviews/${reviewId}/answer`, (request) =>
      request.jsonBody({ text: 'Call us: 98765 43210' }),
    )
    .willRespondWith(400, (reply) =>
      reply.headers(problemHeaders).jsonBody({
        ...problemLike(400, 'validation_failed'),
        errors: eachLike({ path: 'text', message: like('Leave out phone numbers') }),
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await refusal(
        api.call(answerFranchiseeReview, { id: reviewId, text: 'Call us: 98765 43210' }),
      );
      expect(error.fieldErrors[0]?.path).toBe('text');
    });
});

test('a brand reports a review', async () => {
  const report = { reason: 'misleading', text: 'We have no such outlet.' } as const;
  await reviewed()
    .uponReceiving('the report of a review by its brand')
    .withRequest('POST', `/api/franchisee-reviews/${reviewId}/reports`, (request) => request.jsonBody(report))
    .willRespondWith(201, (reply) => reply.jsonBody({ id: uuid(reviewId) }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(reportFranchiseeReview, { id: reviewId, ...report })).toMatchObject({
        id: expect.any(String),
      });
    });
});
