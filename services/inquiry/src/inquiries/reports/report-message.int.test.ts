import { randomUUID } from 'node:crypto';
import { userDeletedV1, userRoles } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, ownDataOf, someone, type TestUser } from '@setu/service-kit/test';
import { makeInquiry, makeMessages, makePerson, setUpInquiries } from '../../../test/builders';
import { deletedReportersConsumer } from './reports.feature';

const inquiries = setUpInquiries();
const admin = someone('admin');

const between = async () => {
  const from = await makePerson(inquiries.db);
  const to = await makePerson(inquiries.db, someone('brand'));
  const { id } = await makeInquiry(inquiries.db, { from, to });
  await makeMessages(inquiries.db, { inquiryId: id, from, to, count: 2 });
  const rows = await inquiries.db('inquiry_messages').where({ inquiry_id: id }).orderBy('position');
  return { id, from, to, ofBrand: rows[0].id as string, ofInvestor: rows[1].id as string };
};
const report = (id: string, messageId: string, as: TestUser | null, fields: object = {}) =>
  inquiries.service.call('POST', `/api/inquiries/${id}/messages/${messageId}/reports`, {
    as,
    body: { reason: 'fraud', text: 'They ask for money.', ...fields },
  });
const asAdmin = async (method: string, path: string) =>
  inquiries.service.call(method, path, {
    headers: await inquiries.service.callers.headersFor(admin, 'admin'),
  });
const reportsOf = async (inquiryId: string, state = 'open') =>
  (await asAdmin('GET', `/api/admin/message-reports?state=${state}&limit=100`)).body.filter(
    (each: { inquiryId: string }) => each.inquiryId === inquiryId,
  );

it('only a reported message is listed, with its writer, its text and the reason', async () => {
  const { id, from, to, ofBrand } = await between();
  const sent = await report(id, ofBrand, from);
  expect(sent).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  const { message } = await inquiries.db('inquiry_messages').where({ id: ofBrand }).first();
  expect(await reportsOf(id)).toEqual([
    {
      id: sent.body.id,
      inquiryId: id,
      inquirySubject: `Subject ${id}`,
      messageId: ofBrand,
      message,
      writerId: to.id,
      writerName: to.displayName,
      reason: 'fraud',
      text: 'They ask for money.',
      reporterId: from.id,
      reporterName: from.displayName,
      state: 'open',
      createdAt: expect.any(String),
      decidedAt: null,
    },
  ]);
});

it('the text of the inquiry itself is reported by its receiver', async () => {
  const { id, from, to } = await between();
  expect((await report(id, id, to)).status).toBe(201);
  expect(await reportsOf(id)).toMatchObject([{ messageId: id, writerId: from.id, message: `Message ${id}` }]);
});

it('repeated or concurrent reports of a message by one person are one report while it is open', async () => {
  const { id, from, ofBrand } = await between();
  const replies = await Promise.all([1, 2, 3].map(() => report(id, ofBrand, from)));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  const first = replies[0]?.body.id;
  const path = `/api/admin/message-reports/${first}`;
  const decided = await asAdmin('POST', `${path}/uphold`);
  expect(decided.body).toMatchObject({ state: 'upheld', decidedAt: expect.any(String) });
  expect((await asAdmin('POST', `${path}/dismiss`)).body).toEqual(decided.body);
  expect(await reportsOf(id)).toEqual([]);
  expect(await reportsOf(id, 'upheld')).toHaveLength(1);
  expect((await report(id, ofBrand, from)).body.id).not.toBe(first);
});

it('a report that is sent while the earlier report is being dismissed succeeds', async () => {
  const { id, from, ofBrand } = await between();
  let { body: former } = await report(id, ofBrand, from);
  for (let round = 0; round < 25; round += 1) {
    const [sent] = await Promise.all([
      report(id, ofBrand, from),
      asAdmin('POST', `/api/admin/message-reports/${former.id}/dismiss`),
    ]);
    expect(sent).toMatchObject({ status: 201, body: { id: expect.any(String) } });
    former = sent.body;
  }
});

it('a person may not report their own message, or a message of another conversation or of other people', async () => {
  const { id, from, ofBrand, ofInvestor } = await between();
  const other = await between();
  for (const messageId of [ofInvestor, id, other.ofBrand, randomUUID()])
    expect(await report(id, messageId, from)).toMatchObject({
      status: 404,
      body: { code: 'message_not_found' },
    });
  for (const as of [...userRoles.map((role) => someone(role)), other.from])
    expect(await report(id, ofBrand, as)).toMatchObject({ status: 404, body: { code: 'inquiry_not_found' } });
  expect((await report(id, ofBrand, null)).status).toBe(401);
  expect(await reportsOf(id)).toEqual([]);
});

it.each([
  [{ reason: 'dislike' }, 'reason'],
  [{ text: 'x'.repeat(1_001) }, 'text'],
])('a report with %j is refused', async (fields, path) => {
  const { id, from, ofBrand } = await between();
  expect(await report(id, ofBrand, from, fields)).toMatchObject({
    status: 400,
    body: { errors: [{ path }] },
  });
});

it('a person downloads their reports, which are kept without the person when the account is deleted', async () => {
  const { id, from, ofBrand } = await between();
  await report(id, ofBrand, from);
  expect(await ownDataOf(inquiries.service, 'inquiry', from)).toContainEqual({
    kind: 'message-report',
    content: expect.objectContaining({ messageId: ofBrand, reason: 'fraud' }),
  });
  const event = envelopeOf(userDeletedV1, from.id, { id: from.id, version: 2, role: 'investor' });
  await handleEvent(inquiries.db, deletedReportersConsumer, JSON.stringify(event));
  expect(await reportsOf(id)).toMatchObject([{ text: 'They ask for money.', reporterId: null }]);
});

it.each([null, someone('investor'), someone('brand')])(
  'the queue of reports refuses a caller without an administrator session (%#)',
  async (as) => {
    const status = as ? 403 : 401;
    expect((await inquiries.service.call('GET', '/api/admin/message-reports', { as })).status).toBe(status);
    for (const decision of ['dismiss', 'uphold']) {
      const path = `/api/admin/message-reports/${randomUUID()}/${decision}`;
      expect((await inquiries.service.call('POST', path, { as })).status).toBe(status);
      expect(await asAdmin('POST', path)).toMatchObject({ status: 404, body: { code: 'report_not_found' } });
    }
  },
);
