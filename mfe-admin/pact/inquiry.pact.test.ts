import { Matchers } from '@pact-foundation/pact';
import { foundInquiries } from '../src/features/find/find.queries';
import { inquiryPages, newestInquiries } from '../src/features/inquiries/inquiries.queries';
import { clientOf, inquiryLike, total } from './likes';
import { pactWith } from './pact-with';

const { atLeastLike, regex } = Matchers;

const pact = pactWith('inquiry');

const anyInquiry = inquiryLike('e1000000-0000-4000-8000-000000000001', {
  fromName: 'Asha Kulkarni',
  toName: 'Chai Chaupal',
});

test('the ten newest inquiries are listed with the total', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('there are inquiries between others', { count: 11 })
    .uponReceiving('a request for the newest ten inquiries')
    .withRequest('GET', '/api/admin/inquiries', (request) => request.query({ limit: '10' }))
    .willRespondWith(200, (reply) =>
      reply
        .headers({
          ...total('11'),
          link: regex(/^<[^>]*[?&]cursor=[^>]+>; rel="next"$/, '</api/admin/inquiries?cursor=x>; rel="next"'),
        })
        .jsonBody(atLeastLike(anyInquiry, 10)),
    )
    .executeTest(async ({ url }) => {
      const page = await clientOf(url).fetchQuery(newestInquiries());
      expect(page).toMatchObject({ total: 11, next: 'x' });
      expect(page.items).toHaveLength(10);
    });
});

test('all inquiries are listed page by page', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('there are inquiries between others', { count: 1 })
    .uponReceiving('a request for the first page of all inquiries')
    .withRequest('GET', '/api/admin/inquiries')
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody(atLeastLike(anyInquiry, 1)))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(inquiryPages());
      expect(pages[0]?.items[0]).toMatchObject({ status: 'open', fromName: 'Asha Kulkarni' });
    });
});

test('inquiries are found by the id of one', async () => {
  const id = 'e1000000-0000-4000-8000-000000000009';
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('there are inquiries between others', { count: 1 })
    .uponReceiving('a search for an inquiry that is not there')
    .withRequest('GET', '/api/admin/inquiries', (request) => request.query({ search: id, limit: '5' }))
    .willRespondWith(200, (reply) => reply.headers({ 'x-total-count': '0' }).jsonBody([]))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(foundInquiries(id))).toMatchObject({ total: 0, items: [] });
    });
});
