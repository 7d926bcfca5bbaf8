import { franchiseDraftChangedV1, maxFranchiseDrafts, userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, ownDataOf, someone, type TestUser } from '@setu/service-kit/test';
import { aDraft, addFranchise, setUpCatalog } from '../../../test/builders';
import { deletedDraftsConsumer } from './drafts.feature';

const catalog = setUpCatalog();
const path = '/api/my-franchise-drafts';

const call = (method: string, at: string, as: TestUser | null, body?: unknown) =>
  catalog.service.call(method, `${path}${at}`, { as, body });
const addDraft = async (as: TestUser, body: unknown = { title: 'A counter for stations' }) => {
  const reply = await call('POST', '', as, body);
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  return reply.body;
};
const eventsOf = async (id: string) =>
  (await catalog.db('outbox').where({ aggregate_id: id }).orderBy('id')).map(({ type, envelope }) => ({
    type,
    data: envelope.data,
  }));

it('a draft stores the given fields, and no field is required', async () => {
  const brand = someone('brand');
  const empty = await addDraft(brand, {});
  expect(empty.fields).toEqual({});
  const some = await addDraft(brand, { title: '  Kiosk ', minInvestment: '500000', territories: ['Pune'] });
  expect(some).toMatchObject({
    brandId: brand.id,
    brandName: 'New brand',
    fields: { title: 'Kiosk', minInvestment: '500000.00', territories: ['Pune'] },
  });
  expect((await call('GET', `/${some.id}`, brand)).body).toEqual(some);
  expect((await call('GET', '', brand)).body.map(({ id }: { id: string }) => id)).toEqual([
    some.id,
    empty.id,
  ]);
});

it.each([
  ['an amount that is none', { minInvestment: 'a lot' }, 'minInvestment'],
  ['a range upside down', { minInvestment: '200000', maxInvestment: '100000' }, 'maxInvestment'],
  ['an address without https', { documents: ['http://files.example/a.pdf'] }, 'documents.0'],
  ['a title of two characters', { title: 'ab' }, 'title'],
])('%s is refused also in a draft', async (_, body, field) => {
  const reply = await call('POST', '', someone('brand'), body);
  expect([reply.status, reply.body.errors[0].path]).toEqual([400, field]);
});

it('saving replaces the fields of the draft', async () => {
  const brand = someone('brand');
  const { id } = await addDraft(brand, { title: 'Kiosk', territories: ['Pune'] });
  const saved = await call('PATCH', `/${id}`, brand, { title: 'Counter' });
  expect([saved.status, saved.body.fields]).toEqual([200, { title: 'Counter' }]);
});

it('the step of the form and what is not valid yet are stored beside the fields', async () => {
  const brand = someone('brand');
  const form = { step: 'money', typed: '{"minInvestment":"about 5"}' };
  const { id } = await addDraft(brand, { title: 'Kiosk', form });
  expect((await call('GET', `/${id}`, brand)).body).toMatchObject({ fields: { title: 'Kiosk' }, form });
  expect(await ownDataOf(catalog.service, 'catalog', brand)).toMatchObject([
    { content: { title: 'Kiosk', typed: form.typed } },
  ]);
  // A form of an older release sends none.
  expect((await call('PATCH', `/${id}`, brand, { title: 'Kiosk' })).body.form).toBeNull();
  const long = await call('PATCH', `/${id}`, brand, { form: { typed: 'x'.repeat(50_001) } });
  expect([long.status, long.body.errors[0].path]).toEqual([400, 'form.typed']);
});

it('a draft that was saved in another window is not replaced', async () => {
  const brand = someone('brand');
  const first = await addDraft(brand, { title: 'Kiosk' });
  const save = (basedOn: string, title: string) => call('PATCH', `/${first.id}`, brand, { title, basedOn });
  const second = await save(first.updatedAt, 'Counter');
  expect(second.status).toBe(200);
  const late = await save(first.updatedAt, 'Café');
  expect([late.status, late.body.code]).toEqual([409, 'franchise_draft_changed']);
  expect((await call('GET', `/${first.id}`, brand)).body.fields).toEqual({ title: 'Counter' });
  expect((await save(second.body.updatedAt, 'Café')).body.fields).toEqual({ title: 'Café' });
});

it('only its brand may read, save, publish or delete a draft', async () => {
  const brand = someone('brand');
  const draft = await addDraft(brand);
  const other = someone('brand');
  for (const [method, at, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { title: 'Mine now' }],
    ['POST', '/publish', aDraft()],
  ] as const)
    expect((await call(method, `/${draft.id}${at}`, other, body)).body.code).toBe(
      'franchise_draft_not_found',
    );
  await call('DELETE', `/${draft.id}`, other);
  expect((await call('GET', '', other)).body).toEqual([]);
  expect((await call('GET', `/${draft.id}`, brand)).body).toEqual(draft);
  expect((await call('GET', '', someone('investor'))).status).toBe(403);
  expect((await call('GET', '', null)).status).toBe(401);
});

it('no public call returns a draft, and its events contain only its pictures', async () => {
  const brand = someone('brand');
  const upload = 'c0ffee00-0000-4000-8000-000000000a01';
  const word = `Quetzalcoatl${brand.id.slice(0, 8)}`;
  const { id } = await addDraft(brand, { ...aDraft({ title: word }), images: [`/media/${upload}`] });
  const read = (at: string, as: TestUser | null = null) => catalog.service.call('GET', at, { as });
  expect((await read(`/api/franchises/${id}`, brand)).status).toBe(404);
  expect((await read(`/api/franchises?search=${word}&exact=true`)).body).toEqual([]);
  expect((await read('/api/my-franchises', brand)).body).toEqual([]);
  expect(await eventsOf(id)).toEqual([
    { type: franchiseDraftChangedV1.type, data: { id, version: 1, uploadIds: [upload] } },
  ]);
});

it('publishing lists the franchise once and deletes the draft', async () => {
  const brand = someone('brand');
  const { id } = await addDraft(brand);
  const body = aDraft();
  const replies = await Promise.all([1, 2].map(() => call('POST', `/${id}/publish`, brand, body)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 404]);
  expect((await call('GET', '', brand)).body).toEqual([]);
  const { body: mine } = await catalog.service.call('GET', '/api/my-franchises', { as: brand });
  expect(mine).toMatchObject([{ title: body.title, isActive: true }]);
  expect((await eventsOf(id)).map(({ data }) => data)).toMatchObject([
    { version: 1 },
    { version: 2, uploadIds: [] },
  ]);
});

it('publishing names every missing field and does not change the draft', async () => {
  const brand = someone('brand');
  const draft = await addDraft(brand);
  const reply = await call('POST', `/${draft.id}/publish`, brand, { title: 'Kiosk' });
  expect(reply.status).toBe(400);
  expect(reply.body.errors.map((issue: { path: string }) => issue.path).sort()).toEqual([
    'maxInvestment',
    'minInvestment',
    'territories',
  ]);
  expect((await call('GET', `/${draft.id}`, brand)).body).toEqual(draft);
});

it('a deleted draft is not found, and deleting it again changes nothing', async () => {
  const brand = someone('brand');
  const { id } = await addDraft(brand);
  for (const _ of [1, 2]) expect((await call('DELETE', `/${id}`, brand)).body).toEqual({ deleted: true });
  expect((await call('GET', `/${id}`, brand)).status).toBe(404);
  expect(await eventsOf(id)).toHaveLength(2);
});

it('a brand has a limited number of drafts', async () => {
  const brand = someone('brand');
  const now = new Date();
  const { id } = await addDraft(brand);
  const row = { brand_id: brand.id, version: 1, fields: '{}', created_at: now, updated_at: now };
  await catalog
    .db('franchise_drafts')
    .insert(Array.from({ length: maxFranchiseDrafts - 1 }, () => ({ ...row, id: crypto.randomUUID() })));
  expect((await call('POST', '', brand, {})).body.code).toBe('franchise_draft_limit_reached');
  await call('DELETE', `/${id}`, brand);
  expect((await call('POST', '', brand, {})).status).toBe(201);
});

it('a brand downloads its drafts, and they are deleted with its account', async () => {
  const [gone, stays] = [someone('brand'), someone('brand')];
  for (const brand of [gone, stays]) await addDraft(brand);
  expect(await ownDataOf(catalog.service, 'catalog', gone)).toMatchObject([
    { kind: 'franchise-draft', content: { title: 'A counter for stations' } },
  ]);
  const event = envelopeOf(userDeletedV1, gone.id, { id: gone.id, version: 2, role: 'brand' });
  await handleEvent(catalog.db, deletedDraftsConsumer, JSON.stringify(event));
  expect((await call('GET', '', gone)).body).toEqual([]);
  expect((await call('GET', '', stays)).body).toHaveLength(1);
});

describe('the draft of a change of a published franchise', () => {
  const setUp = async () => {
    const brand = someone('brand');
    const franchise = await addFranchise(catalog.service, brand);
    const draft = await addDraft(brand, {
      title: 'Better kiosk',
      expectedROI: null,
      franchiseId: franchise.id,
    });
    return { brand, franchise, draft };
  };
  const shown = async (id: string) => (await catalog.service.call('GET', `/api/franchises/${id}`)).body;

  it('the draft has the changes and the published franchise, which does not change', async () => {
    const { brand, franchise, draft } = await setUp();
    expect(draft).toMatchObject({
      franchiseId: franchise.id,
      fields: { title: 'Better kiosk', expectedROI: null },
      published: { id: franchise.id, title: franchise.title },
    });
    expect((await shown(franchise.id)).title).toBe(franchise.title);
    expect((await call('GET', '', brand)).body).toEqual([]);
    expect((await call('GET', '?of=all', brand)).body).toEqual([draft]);
    expect((await call('GET', '?of=some', brand)).status).toBe(400);
  });

  it('a franchise has at most one draft, so a new draft replaces it', async () => {
    const { brand, franchise, draft } = await setUp();
    const again = await addDraft(brand, { title: 'Best kiosk', franchiseId: franchise.id });
    expect(again).toMatchObject({ id: draft.id, fields: { title: 'Best kiosk' } });
    const [listed] = (await call('GET', '?of=all', brand)).body;
    expect(listed.fields).toEqual({ title: 'Best kiosk' });
  });

  it('a form that knows of no draft does not replace one', async () => {
    const { brand, franchise, draft } = await setUp();
    const reply = await call('POST', '', brand, {
      title: 'Best kiosk',
      franchiseId: franchise.id,
      basedOn: null,
    });
    expect([reply.status, reply.body.code]).toEqual([409, 'franchise_draft_changed']);
    expect((await call('GET', `/${draft.id}`, brand)).body).toEqual(draft);
  });

  it('a draft of a change of another brand’s franchise is refused', async () => {
    const { franchise } = await setUp();
    const reply = await call('POST', '', someone('brand'), { title: 'Mine now', franchiseId: franchise.id });
    expect([reply.status, reply.body.code]).toEqual([404, 'franchise_not_found']);
  });

  it('publishing the change deletes its draft, but not a draft of another brand', async () => {
    const { brand, franchise, draft } = await setUp();
    const publish = (as: TestUser, id: string) =>
      catalog.service.call('PATCH', `/api/franchises/${id}`, {
        as,
        body: { title: 'Better kiosk', draftId: draft.id },
      });
    const other = someone('brand');
    await publish(other, (await addFranchise(catalog.service, other)).id);
    expect((await call('GET', '?of=all', brand)).body).toHaveLength(1);
    expect((await publish(brand, franchise.id)).body.title).toBe('Better kiosk');
    expect((await call('GET', '?of=all', brand)).body).toEqual([]);
    expect((await eventsOf(draft.id)).at(-1)?.data).toMatchObject({ version: 2, uploadIds: [] });
  });

  it('a draft of a change cannot be published as a new franchise', async () => {
    const { brand, draft } = await setUp();
    const reply = await call('POST', `/${draft.id}/publish`, brand, aDraft());
    expect(reply.body.code).toBe('franchise_draft_not_found');
  });
});
