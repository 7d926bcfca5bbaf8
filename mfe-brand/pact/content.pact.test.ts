import { Matchers } from '@pact-foundation/pact';
import { completeUpload, startUpload } from '@setu/contracts';
import { startedUpload, testMessageUploads, testPictureUploads } from '@setu/marketplace/testing/pact';
import { api, isUnauthorized } from '@setu/mfe-kit';
import { franchiseFunnel } from '../src/features/franchises/funnel/funnel.queries';
import { myViews } from '../src/features/overview/overview.queries';
import { clientOf, problemHeaders, refusal, talkTo } from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, like, regex } = Matchers;

const pact = pactWith('content');

test('views are counted in total and per day', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('a franchise of the brand was viewed', { count: 3 })
    .uponReceiving('a request of a brand for the views of its franchises')
    .withRequest('GET', '/api/analytics/my-franchises')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        total: integer(3),
        perDay: eachLike({ day: regex(/^\d{4}-\d\d-\d\d$/, '2026-11-20'), views: integer(3) }),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(myViews())).toEqual({
        total: 3,
        perDay: [{ day: '2026-11-20', views: 3 }],
      });
    });
});

test('the funnel of an own franchise has totals and days', async () => {
  const id = 'f1000000-0000-4000-8000-0000000000b7';
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('a franchise of the brand was viewed', { id, count: 2 })
    .uponReceiving('a request of a brand for the funnel of a franchise')
    .withRequest('GET', `/api/analytics/my-franchises/${id}/funnel`, (request) =>
      request.query({ days: '90' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        listedAt: regex(/^\d{4}-\d\d-\d\dT.*Z$/, '2026-11-20T10:00:00.000Z'),
        views: integer(2),
        inquiries: integer(0),
        meetings: integer(0),
        deals: integer(0),
        perDay: eachLike({
          day: regex(/^\d{4}-\d\d-\d\d$/, '2026-11-20'),
          views: integer(2),
          inquiries: integer(0),
        }),
      }),
    )
    .executeTest(async ({ url }) => {
      const funnel = await clientOf(url).fetchQuery(franchiseFunnel(id, '90'));
      expect(funnel).toMatchObject({ views: 2, perDay: [{ views: 2, inquiries: 0 }] });
    });
});

test('reading views without a session is unauthorized', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a request for the views of own franchises without a session')
    .withRequest('GET', '/api/analytics/my-franchises')
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
    )
    .executeTest(async ({ url }) => {
      expect(isUnauthorized(await refusal(clientOf(url).fetchQuery(myViews())))).toBe(true);
    });
});

const uploadId = 'a1000000-0000-4000-8000-0000000000a1';

test('a PDF is announced, and the reply has the address for its bytes', async () => {
  const brochure = { name: 'Menu.pdf', bytes: 240_000, type: 'application/pdf', kind: 'document' as const };
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('the announcement of a PDF')
    .withRequest('POST', '/api/uploads', (request) => request.jsonBody(brochure))
    .willRespondWith(201, (reply) => reply.jsonBody(startedUpload))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(startUpload, brochure)).toMatchObject({ id: uploadId });
    });
});

test('a checked PDF has its address, name, size and pages', async () => {
  const url = `/media/${uploadId}/document.pdf`;
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has a PDF', { id: uploadId })
    .uponReceiving('a question for a PDF that was checked')
    .withRequest('POST', `/api/uploads/${uploadId}/complete`)
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        id: uploadId,
        state: 'ready',
        picture: null,
        document: { url, name: like('Menu.pdf'), bytes: integer(800), pages: integer(1) },
        refusal: null,
      }),
    )
    .executeTest(async ({ url: address }) => {
      talkTo(address);
      const { document } = await api.call(completeUpload, { id: uploadId });
      expect(document).toEqual({ url, name: 'Menu.pdf', bytes: 800, pages: 1 });
    });
});

testMessageUploads({ pact, role: 'brand' });
testPictureUploads({ pact, role: 'brand' });
