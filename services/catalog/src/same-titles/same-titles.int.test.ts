import { findSameTitles } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { addFranchise, addProperty, addRequirement, setUpCatalog } from '../../test/builders';

const catalog = setUpCatalog();

const find = (query: Record<string, string>, as: ReturnType<typeof someone> | null) =>
  catalog.service.call('GET', `${findSameTitles.path}?${new URLSearchParams(query)}`, { as });
const found = async (query: Record<string, string>, as: ReturnType<typeof someone>) =>
  (await find(query, as)).body;

it('a franchise of the brand with the same title is found, whatever its case and state', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand, {
    title: 'Lassi Corner High Street',
    isActive: false,
  });
  expect(await found({ kind: 'franchise', title: ' lassi corner HIGH street ' }, brand)).toEqual({
    own: [{ id, kind: 'franchise', title: 'Lassi Corner High Street', same: 'title' }],
    elsewhere: null,
  });
});

it.each([
  ['Lassi Corner, High-Street!', 'nearly'],
  ['Lassi Corner High Streets', 'nearly'],
  ['लस्सी घर', 'title'],
])('the title %s is %s the same as a stored one', async (title, same) => {
  const brand = someone('brand');
  await addFranchise(catalog.service, brand, { title: 'Lassi Corner High Street' });
  await addFranchise(catalog.service, brand, { title: 'लस्सी घर' });
  const { own } = await found({ kind: 'franchise', title }, brand);
  expect(own.map((each: { same: string }) => each.same)).toEqual([same]);
});

it('another format of the same brand is not the same, and at most three are shown', async () => {
  const brand = someone('brand');
  for (const place of ['one', 'two', 'three', 'four'])
    await addFranchise(catalog.service, brand, { title: `Momo Junction Delivery Kitchen ${place}` });
  expect((await found({ kind: 'franchise', title: 'Momo Cart' }, brand)).own).toEqual([]);
  const { own } = await found({ kind: 'franchise', title: 'Momo Junction Delivery Kitchen' }, brand);
  expect(own).toHaveLength(3);
});

it('a draft is found, and a listing or draft that is being edited is not compared with itself', async () => {
  const brand = someone('brand');
  const title = 'Kulfi Factory Mall Counter';
  const { body: draft } = await catalog.service.call('POST', '/api/my-franchise-drafts', {
    as: brand,
    body: { title },
  });
  expect((await found({ kind: 'franchise', title }, brand)).own).toEqual([
    { id: draft.id, kind: 'draft', title, same: 'title' },
  ]);
  expect((await found({ kind: 'franchise', title, except: draft.id }, brand)).own).toEqual([]);
  const { id } = await addFranchise(catalog.service, brand, { title });
  await catalog.service.call('POST', '/api/my-franchise-drafts', {
    as: brand,
    body: { title: `${title}s`, franchiseId: id },
  });
  expect((await found({ kind: 'franchise', title, except: id }, brand)).own).toEqual([
    { id: draft.id, kind: 'draft', title, same: 'title' },
  ]);
});

it('listings and drafts of others stay hidden, except a public franchise with exactly this title', async () => {
  const [brand, other] = [someone('brand'), someone('brand')];
  const title = 'Sharbat Stand Premium';
  await catalog.service.call('POST', '/api/my-franchise-drafts', { as: other, body: { title } });
  const { id } = await addFranchise(catalog.service, other, { title, isActive: false });
  const nothing = { own: [], elsewhere: null };
  expect(await found({ kind: 'franchise', title }, brand)).toEqual(nothing);
  await catalog.service.call('PATCH', `/api/franchises/${id}`, { as: other, body: { isActive: true } });
  expect(await found({ kind: 'franchise', title: title.toUpperCase() }, brand)).toEqual({
    own: [],
    elsewhere: { id, title, brandName: 'New brand' },
  });
  expect(await found({ kind: 'franchise', title: `${title}s` }, brand)).toEqual(nothing);
  expect(await found({ kind: 'requirement', title }, brand)).toEqual(nothing);
});

it('a property is found by its title or its address, and a requirement by its title', async () => {
  const [agent, brand] = [someone('agent'), someone('brand')];
  const property = await addProperty(catalog.service, agent, {
    title: 'Corner shop',
    address: '12, FC Road',
  });
  const { own } = await found({ kind: 'property', title: 'Ground floor unit', address: '12 fc road' }, agent);
  expect(own).toEqual([{ id: property.id, kind: 'property', title: 'Corner shop', same: 'address' }]);
  expect(
    (await found({ kind: 'property', title: 'Ground floor unit', address: '13 FC Road' }, agent)).own,
  ).toEqual([]);
  const requirement = await addRequirement(catalog.service, brand, { title: 'High-street corner' });
  expect((await found({ kind: 'requirement', title: 'High street corner' }, brand)).own).toEqual([
    { id: requirement.id, kind: 'requirement', title: 'High-street corner', same: 'nearly' },
  ]);
});

it.each([
  [{ kind: 'franchise', title: 'ab' }, 'title'],
  [{ kind: 'franchise', title: 'a'.repeat(151) }, 'title'],
  [{ kind: 'nothing', title: 'Chai' }, 'kind'],
  [{ kind: 'franchise', title: 'Chai', except: 'x' }, 'except'],
])('the query %j is refused at its field', async (query, field) => {
  const { status, body } = await find(query, someone('brand'));
  expect(status).toBe(400);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
});

it.each([
  [null, 401],
  [someone('investor'), 403],
])('%j may not compare titles', async (as, status) => {
  expect((await find({ kind: 'franchise', title: 'Chai' }, as)).status).toBe(status);
});

it('titles of other brands are read by their index', async () => {
  await catalog.service.running.db.transaction(async (trx) => {
    await trx.raw('set local enable_seqscan = off');
    const { rows } = await trx.raw(
      'explain select id from franchise_opportunities where lower(title) = lower(?)',
      ['Chai Corner'],
    );
    expect(JSON.stringify(rows)).toContain('franchise_opportunities_title');
  });
});
