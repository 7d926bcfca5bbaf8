import { randomUUID } from 'node:crypto';
import { savedRepliesMax, userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, ownDataOf, served, someone, type TestUser } from '@setu/service-kit/test';
import { setUpInquiries } from '../../test/builders';
import { deletedSavedRepliesConsumer } from './saved-replies.feature';

const inquiries = setUpInquiries();

const draft = { title: 'Fees', text: 'The fee is ₹5 lakh.\nShall we talk?' };
const call = (method: string, as: TestUser | null, id = '', body?: object) =>
  inquiries.service.call(method, `/api/saved-replies${id && `/${id}`}`, { as, ...(body ? { body } : {}) });
const titles = async (as: TestUser) =>
  (await call('GET', as)).body.map(({ title }: { title: string }) => title);

it('a brand saves, changes and deletes replies, which are listed by title', async () => {
  const brand = someone('brand');
  const first = await call('POST', brand, '', draft);
  expect(first).toMatchObject({ status: 201, body: { ...draft, id: expect.any(String) } });
  await call('POST', brand, '', { ...draft, title: 'A first answer' });
  expect(await titles(brand)).toEqual(['A first answer', 'Fees']);
  const changed = await call('PATCH', brand, first.body.id, { title: ' Zones ', text: 'Pune is free.' });
  expect(changed).toMatchObject({ status: 200, body: { title: 'Zones', text: 'Pune is free.' } });
  expect((await call('DELETE', brand, first.body.id)).status).toBe(200);
  expect(await titles(brand)).toEqual(['A first answer']);
});

it('a brand may not read, change or delete replies of another brand', async () => {
  const [brand, other] = [someone('brand'), someone('brand')];
  const { id } = (await call('POST', brand, '', draft)).body;
  expect(await titles(other)).toEqual([]);
  for (const unknown of [id, randomUUID()])
    expect(await call('PATCH', other, unknown, draft)).toMatchObject({
      status: 404,
      body: { code: 'saved_reply_not_found' },
    });
  expect((await call('DELETE', other, id)).status).toBe(200);
  expect(await titles(brand)).toEqual(['Fees']);
  for (const as of [someone('investor'), someone('agent')]) expect((await call('GET', as)).status).toBe(403);
  expect((await call('GET', null)).status).toBe(401);
});

it('a brand cannot exceed the limit of saved replies, also with concurrent requests', async () => {
  const brand = someone('brand');
  const replies = await Promise.all(
    Array.from({ length: savedRepliesMax + 3 }, (_, n) =>
      served(() => call('POST', brand, '', { ...draft, title: `T${n}` })),
    ),
  );
  const refused = replies.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('saved_reply_limit_reached'));
  expect(await titles(brand)).toHaveLength(savedRepliesMax);
});

it.each([
  [{ title: ' ' }, 'Title is required'],
  [{ text: '' }, 'Text is required'],
])('a reply with %j is refused with what is missing', async (fields, message) => {
  const refused = await call('POST', someone('brand'), '', { ...draft, ...fields });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ message }] } });
});

it('a brand downloads its saved replies, and they are deleted with its account', async () => {
  const [brand, other] = [someone('brand'), someone('brand')];
  for (const as of [brand, other]) await call('POST', as, '', draft);
  expect(await ownDataOf(inquiries.service, 'inquiry', brand)).toEqual([
    { kind: 'saved-reply', content: expect.objectContaining(draft) },
  ]);
  const event = envelopeOf(userDeletedV1, brand.id, { id: brand.id, version: 2, role: 'brand' });
  await handleEvent(inquiries.db, deletedSavedRepliesConsumer, JSON.stringify(event));
  expect([await titles(brand), await titles(other)]).toEqual([[], ['Fees']]);
});
