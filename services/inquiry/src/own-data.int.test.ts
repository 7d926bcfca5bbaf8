import { randomUUID } from 'node:crypto';
import { ownDataOf, someone } from '@setu/service-kit/test';
import { makeInquiry, makeMessages, makePerson, setUpInquiries } from '../test/builders';

const inquiries = setUpInquiries();

it('only the two sides download an inquiry and its messages', async () => {
  const from = await makePerson(inquiries.db);
  const to = await makePerson(inquiries.db, someone('brand'));
  const { id } = await makeInquiry(inquiries.db, { from, to });
  const words = await makeMessages(inquiries.db, { inquiryId: id, from, to, count: 2 });

  for (const [kind, person] of [
    ['sent-inquiry', from],
    ['received-inquiry', to],
  ] as const) {
    const [inquiry, ...messages] = await ownDataOf(inquiries.service, 'inquiry', person);
    expect(inquiry).toMatchObject({ kind, content: { id, fromName: from.displayName } });
    expect(messages.map(({ content }) => content.message).sort()).toEqual([...words].sort());
    expect(new Set(messages.map(({ content }) => content.isMine))).toEqual(new Set([true, false]));
  }
  expect(await ownDataOf(inquiries.service, 'inquiry', someone('brand'))).toEqual([]);
});

it('a member downloads their own notes, and nothing else of the brand', async () => {
  const from = await makePerson(inquiries.db);
  const [brand, member] = [
    await makePerson(inquiries.db, someone('brand')),
    await makePerson(inquiries.db, someone('brand')),
  ];
  const { id: inquiryId } = await makeInquiry(inquiries.db, { from, to: brand });
  const note = (authorId: string, text: string) => ({
    id: randomUUID(),
    inquiry_id: inquiryId,
    owner_id: brand.id,
    author_id: authorId,
    text,
    created_at: new Date(),
  });
  await inquiries.db('inquiry_notes').insert([note(member.id, 'Call on Monday'), note(brand.id, 'Ours')]);
  const own = await ownDataOf(inquiries.service, 'inquiry', member);
  expect(own).toMatchObject([{ kind: 'inquiry-note', content: { text: 'Call on Monday' } }]);
});

it('hundreds of records are downloaded page by page, each once', async () => {
  const from = await makePerson(inquiries.db);
  const to = await makePerson(inquiries.db, someone('brand'));
  const { id } = await makeInquiry(inquiries.db, { from, to });
  await makeMessages(inquiries.db, { inquiryId: id, from, to, count: 430 });

  const first = await inquiries.service.call('GET', '/api/own-data/inquiry', { as: from });
  expect(first.body.records).toHaveLength(200);
  const records = await ownDataOf(inquiries.service, 'inquiry', from);
  expect(new Set(records.map(({ kind, content }) => `${kind} ${content.id}`)).size).toBe(431);
  expect(records).toHaveLength(431);
});

it.each(['nonsense', Buffer.from(JSON.stringify(['account', randomUUID()])).toString('base64url')])(
  'the cursor %s is refused',
  async (cursor) => {
    const reply = await inquiries.service.call('GET', `/api/own-data/inquiry?cursor=${cursor}`, {
      as: someone('investor'),
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_cursor' } });
  },
);

it('a visitor who is signed out gets nothing', async () => {
  const reply = await inquiries.service.call('GET', '/api/own-data/inquiry', { as: null });
  expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});
