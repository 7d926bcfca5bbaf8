import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { inquiryPages, newestInquiries } from '../src/features/inquiries/inquiries.queries';
import { clientOf, instant } from './likes';

const { atLeastLike, like, regex, uuid } = Matchers;

const pact = new Pact({
  consumer: 'mfe-admin',
  provider: 'inquiry',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

const inquiryLike = {
  id: uuid('e1000000-0000-4000-8000-000000000001'),
  kind: 'franchise',
  fromUserId: uuid('22222222-2222-4222-8222-222222222222'),
  toUserId: uuid('11111111-1111-4111-8111-111111111111'),
  franchiseId: uuid('f1000000-0000-4000-8000-000000000001'),
  propertyId: null,
  requirementId: null,
  subject: like('Opening in Pune'),
  message: like('What would the first outlet cost?'),
  status: 'open',
  fromName: like('Asha Kulkarni'),
  toName: like('Chai Chaupal'),
  franchiseTitle: like('Chai Chaupal Corner'),
  requirementTitle: null,
  propertyTitle: null,
  proposedCommission: null,
  replyCount: like(0),
  createdAt: instant,
  updatedAt: instant,
};

test('lists the newest ten, and how many there are in all', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('there are inquiries between others', { count: 11 })
    .uponReceiving('a request for the newest ten inquiries')
    .withRequest('GET', '/api/admin/inquiries', (request) => request.query({ limit: '10' }))
    .willRespondWith(200, (reply) =>
      reply
        .headers({
          'x-total-count': regex(/^[1-9]\d*$/, '11'),
          link: regex(/^<[^>]*[?&]cursor=[^>]+>; rel="next"$/, '</api/admin/inquiries?cursor=x>; rel="next"'),
        })
        .jsonBody(atLeastLike(inquiryLike, 10)),
    )
    .executeTest(async ({ url }) => {
      const page = await clientOf(url).fetchQuery(newestInquiries());
      expect(page).toMatchObject({ total: 11, next: 'x' });
      expect(page.items).toHaveLength(10);
    });
});

test('lists all, page by page', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('there are inquiries between others', { count: 1 })
    .uponReceiving('a request for the first page of all inquiries')
    .withRequest('GET', '/api/admin/inquiries')
    .willRespondWith(200, (reply) =>
      reply.headers({ 'x-total-count': regex(/^[1-9]\d*$/, '1') }).jsonBody(atLeastLike(inquiryLike, 1)),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(inquiryPages());
      expect(pages[0]?.items[0]).toMatchObject({ status: 'open', fromName: 'Asha Kulkarni' });
    });
});
