import { Matchers } from '@pact-foundation/pact';
import { reportListing, saveFranchise, unsaveFranchise } from '@setu/contracts';
import { franchise, isSaved } from '@setu/marketplace';
import { knownFranchise } from '@setu/marketplace/testing';
import { api, isNotFound, isUnauthorized } from '@setu/mfe-kit';
import { clientOf, failure, talkTo } from '@setu/mfe-kit/testing/pact';
import { franchiseDraft } from '../src/features/detail/draft.queries';
import { similarFranchises } from '../src/features/detail/similar.queries';
import { franchiseLike, problemHeaders } from './likes';
import { pactWith } from './pact-with';

const { eachLike, like, uuid } = Matchers;

const pact = pactWith('catalog');

const id = 'f1000000-0000-4000-8000-000000000001';

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
    .willRespondWith(201, (reply) => reply.jsonBody({ id: uuid('d1000000-0000-4000-8000-000000000001') }))
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
