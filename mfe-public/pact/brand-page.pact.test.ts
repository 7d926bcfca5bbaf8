import { Matchers } from '@pact-foundation/pact';
import { followBrand, getFollowed, unfollowBrand } from '@setu/contracts';
import { knownFranchise } from '@setu/marketplace/testing';
import { api, isNotFound } from '@setu/mfe-kit';
import { clientOf, failure, talkTo } from '@setu/mfe-kit/testing/pact';
import { brandPage, franchisesOfBrand } from '../src/features/brand/brand.queries';
import { franchiseLike, problemHeaders } from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, like, regex } = Matchers;

const pact = pactWith('catalog');

const id = 'f1000000-0000-4000-8000-000000000001';

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
        franchiseCount: integer(1),
        outletCount: integer(0),
        reviewCount: integer(0),
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
