import { randomUUID } from 'node:crypto';
import { filesAttachedV1, filesPerMessage, type MessageFiles, userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, ownDataOf, someone, type TestUser } from '@setu/service-kit/test';
import { makeInquiryBetween, setUpInquiries } from '../../../test/builders';
import { deletedSendersConsumer } from '../inquiries.feature';

const inquiries = setUpInquiries();

const aPicture = (id: string = randomUUID()) => ({
  url: `/attachments/${id}`,
  name: 'shop.jpg',
  width: 400,
  height: 300,
  blur: 'data:image/webp;base64,AAAA',
});
const aDocument = (id: string = randomUUID()) => ({
  url: `/attachments/${id}/document.pdf`,
  name: 'fees.pdf',
  bytes: 12_000,
  pages: 2,
});
const reply = (as: TestUser, id: string, files?: Partial<MessageFiles>, message = 'The plan of the shop') =>
  inquiries.service.call('POST', `/api/inquiries/${id}/messages`, {
    as,
    body: { message, ...(files ? { files: { pictures: [], documents: [], ...files } } : {}) },
  });
const published = async (messageId: string) =>
  (await inquiries.service.outbox(messageId))
    .filter(({ type }) => type === filesAttachedV1.type)
    .map(({ envelope }) => envelope.data);

it('the files of a reply are shown to both sides, and their uploads are published without names', async () => {
  const { id, from, to } = await makeInquiryBetween(inquiries.db);
  const [upload, pdf] = [randomUUID(), randomUUID()];
  const files = { pictures: [aPicture(upload)], documents: [aDocument(pdf)] };
  const sent = await reply(from, id, files);
  expect(sent).toMatchObject({ status: 201, body: { files, isMine: true } });
  for (const side of [from, to]) {
    const { body } = await inquiries.service.call('GET', `/api/inquiries/${id}/messages`, { as: side });
    expect(body.map((message: { files?: object }) => message.files)).toEqual([undefined, files]);
  }
  const events = await published(sent.body.id);
  expect(events).toEqual([
    {
      id: sent.body.id,
      version: 1,
      inquiryId: id,
      fromUserId: from.id,
      toUserId: to.id,
      uploadIds: [upload, pdf],
      isReported: false,
    },
  ]);
  expect(await ownDataOf(inquiries.service, 'inquiry', from)).toContainEqual({
    kind: 'message',
    content: expect.objectContaining({ id: sent.body.id, files }),
  });
});

it('a reply without files publishes no files, and the same text with other files is another message', async () => {
  const { id, from } = await makeInquiryBetween(inquiries.db);
  const plain = await reply(from, id);
  expect(plain.body.files).toBeUndefined();
  expect(await published(plain.body.id)).toEqual([]);
  expect((await reply(from, id, {})).body.id).toBe(plain.body.id);
  const files = { pictures: [aPicture()] };
  const first = await reply(from, id, files);
  expect(first.body.id).not.toBe(plain.body.id);
  expect((await reply(from, id, files)).body.id).toBe(first.body.id);
  expect((await reply(from, id, { pictures: [aPicture()] })).body.id).not.toBe(first.body.id);
});

it('the report of a message gives administrators access to its files and their names', async () => {
  const { id, from, to } = await makeInquiryBetween(inquiries.db);
  const files = { pictures: [aPicture()], documents: [] };
  const { body } = await reply(from, id, files);
  await inquiries.service.call('POST', `/api/inquiries/${id}/messages/${body.id}/reports`, {
    as: to,
    body: { reason: 'fraud', text: '' },
  });
  expect(await published(body.id)).toMatchObject([
    { version: 1, isReported: false },
    { version: 2, isReported: true, fromUserId: from.id, toUserId: to.id },
  ]);
  const headers = await inquiries.service.callers.headersFor(someone('admin'), 'admin');
  const { body: reports } = await inquiries.service.call('GET', '/api/admin/message-reports?limit=100', {
    headers,
  });
  expect(reports.find(({ messageId }: { messageId: string }) => messageId === body.id)).toMatchObject({
    files,
  });
});

it.each<[string, Partial<MessageFiles>, RegExp]>([
  [
    'too many files',
    { pictures: Array.from({ length: filesPerMessage }, () => aPicture()), documents: [aDocument()] },
    /at most 5 files/,
  ],
  [
    'a public picture',
    { pictures: [{ ...aPicture(), url: `/media/${randomUUID()}` }] },
    /Add the file again/,
  ],
  ['a picture of another site', { pictures: [{ ...aPicture(), url: 'https://example.com/a.jpg' }] }, /again/],
  ['a preview that is a page', { pictures: [{ ...aPicture(), blur: 'data:text/html,x' }] }, /again/],
  ['a document elsewhere', { documents: [{ ...aDocument(), url: `/attachments/${randomUUID()}` }] }, /again/],
])('a reply with %s is refused with what to do', async (_, files, message) => {
  const { id, from } = await makeInquiryBetween(inquiries.db);
  const refused = await reply(from, id, files);
  expect(refused.status).toBe(400);
  expect(refused.body.errors[0].message).toMatch(message);
});

it('file names of a deleted account are erased, and files of the other side are kept', async () => {
  const { id, from, to } = await makeInquiryBetween(inquiries.db);
  await reply(from, id, { pictures: [aPicture()] });
  await reply(to, id, { documents: [aDocument()] }, 'Our fees');
  const event = envelopeOf(userDeletedV1, from.id, { id: from.id, version: 2, role: 'investor' });
  await handleEvent(inquiries.db, deletedSendersConsumer, JSON.stringify(event));
  const { body } = await inquiries.service.call('GET', `/api/inquiries/${id}/messages`, { as: to });
  expect(body.map((message: { files?: object }) => message.files !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
});
