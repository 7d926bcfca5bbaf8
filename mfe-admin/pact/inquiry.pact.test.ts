import { Matchers } from '@pact-foundation/pact';
import { dismissMessageReport, upholdMessageReport } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { foundInquiries } from '../src/features/find/find.queries';
import { inquiryPages, newestInquiries } from '../src/features/inquiries/inquiries.queries';
import { messageReportPages } from '../src/features/message-reports/message-reports.queries';
import { clientOf, inquiryLike, instant, talkTo, total } from './likes';
import { pactWith } from './pact-with';

const { atLeastLike, like, regex, uuid } = Matchers;

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

test('an inquiry is found by its id', async () => {
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

describe('reported messages', () => {
  const reportId = 'e3000000-0000-4000-8000-000000000001';
  const report = {
    id: reportId,
    inquiryId: uuid(reportId),
    inquirySubject: like('A kiosk in Pune'),
    messageId: uuid(reportId),
    message: like('Send the fee first.'),
    writerId: uuid(reportId),
    writerName: like('Chai Chaupal'),
    reason: 'fraud',
    text: 'They ask for money.',
    reporterId: uuid(reportId),
    reporterName: like('Asha Kulkarni'),
    createdAt: instant,
  };
  const given = () =>
    pact.addInteraction().given('signed in as administrator').given('a message was reported', { reportId });

  test('open reports are listed with their message', async () => {
    await given()
      .uponReceiving('a request for reports of messages')
      .withRequest('GET', '/api/admin/message-reports', (request) => request.query({ state: 'open' }))
      .willRespondWith(200, (reply) =>
        reply.headers(total('1')).jsonBody([{ ...report, state: 'open', decidedAt: null }]),
      )
      .executeTest(async ({ url }) => {
        const { pages } = await clientOf(url).fetchInfiniteQuery(messageReportPages('open'));
        expect(pages[0]?.items[0]).toMatchObject({ id: reportId, reason: 'fraud' });
      });
  });

  test.each([
    ['dismiss', dismissMessageReport, 'dismissed'],
    ['uphold', upholdMessageReport, 'upheld'],
  ] as const)('an administrator decides a report: %s', async (verb, call, state) => {
    await given()
      .uponReceiving(`the decision to ${verb} the report of a message`)
      .withRequest('POST', `/api/admin/message-reports/${reportId}/${verb}`)
      .willRespondWith(200, (reply) => reply.jsonBody({ ...report, state, decidedAt: instant }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(call, { id: reportId })).toMatchObject({ state });
      });
  });
});
