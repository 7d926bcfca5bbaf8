import { Matchers } from '@pact-foundation/pact';
import { setFranchiseFeatured } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { featuredPages } from '../src/features/featured/featured.queries';
import {
  clientOf,
  failure,
  franchiseLike,
  problemHeaders,
  problemLike,
  talkTo,
  total,
  unreadOfFranchise,
} from './likes';
import { pactWith } from './pact-with';

const { eachLike, uuid } = Matchers;

const pact = pactWith('catalog');

const id = 'f1000000-0000-4000-8000-000000000001';
const franchise = { ...franchiseLike(id), ...unreadOfFranchise };

test('lists franchises for the switch', async () => {
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

test.each([true, false])('sets featured to %s', async (featured) => {
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

test('has nothing to feature where there is no such franchise', async () => {
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
