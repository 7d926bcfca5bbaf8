import { listingUnconfirmedV1 } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, addRequirement, callAsAdmin, runSweeps, setUpCatalog } from '../../test/builders';

const catalog = setUpCatalog();
afterEach(() => {
  catalog.clock.ahead = 0;
});

const dayMs = 24 * 60 * 60 * 1_000;
/** Moves the service's clock to this many days from now, and runs the hourly sweep. */
const runAfter = async (days: number): Promise<void> => {
  catalog.clock.ahead = days * dayMs;
  await runSweeps(catalog.service, catalog.clock.now());
};
const call = (method: string, path: string, as: TestUser | null, body?: unknown) =>
  catalog.service.call(method, path, { as, body });
const questionsOf = async (as: TestUser) => (await call('GET', '/api/my-open-questions', as)).body;
const confirm = (id: string, as: TestUser, kind = 'franchise') =>
  call('POST', `/api/my-open-questions/${id}/confirm`, as, { kind });
const statusOf = async (id: string) => (await call('GET', `/api/franchises/${id}`, null)).status;
const toldOf = async (id: string): Promise<string[]> =>
  (await catalog.db('outbox').where({ aggregate_id: id, type: listingUnconfirmedV1.type }).orderBy('id')).map(
    ({ envelope }) => envelope.data.state,
  );

it('a brand is asked once after 90 days without a change', async () => {
  const brand = someone('brand');
  const franchise = await addFranchise(catalog.service, brand);
  const requirement = await addRequirement(catalog.service, brand);
  await runAfter(89);
  expect(await questionsOf(brand)).toEqual([]);
  await runAfter(91);
  await runAfter(92);
  expect(await questionsOf(brand)).toMatchObject([
    { id: franchise.id, kind: 'franchise', title: franchise.title, state: 'asked' },
    { id: requirement.id, kind: 'requirement', title: requirement.title, state: 'asked' },
  ]);
  expect([await toldOf(franchise.id), await toldOf(requirement.id)]).toEqual([['asked'], ['asked']]);
  expect(await statusOf(franchise.id)).toBe(200);
});

it('several concurrent processes ask once', async () => {
  const { id } = await addFranchise(catalog.service, someone('brand'));
  await Promise.all([runAfter(91), runAfter(91), runAfter(91)]);
  expect(await toldOf(id)).toEqual(['asked']);
});

it('a confirmed listing is asked about again after another 90 days', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  await runAfter(91);
  expect((await confirm(id, brand)).body).toEqual({ confirmed: true });
  expect(await questionsOf(brand)).toEqual([]);
  await runAfter(180);
  expect([await statusOf(id), await questionsOf(brand)]).toEqual([200, []]);
  await runAfter(182);
  expect(await questionsOf(brand)).toMatchObject([{ id, state: 'asked' }]);
});

it('a change of the listing answers the question', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  await runAfter(91);
  await call('PATCH', `/api/franchises/${id}`, brand, { maxInvestment: '950000' });
  expect(await questionsOf(brand)).toEqual([]);
  await runAfter(110);
  expect(await statusOf(id)).toBe(200);
});

it('a listing without an answer is deactivated after 14 days, and a change activates it again', async () => {
  const brand = someone('brand');
  const { id, title } = await addFranchise(catalog.service, brand);
  const requirement = await addRequirement(catalog.service, brand);
  await runAfter(91);
  await runAfter(104);
  expect(await statusOf(id)).toBe(200);
  await runAfter(106);
  expect(await statusOf(id)).toBe(404);
  expect(
    (await call('GET', `/api/franchises?search=${encodeURIComponent(title)}&exact=true`, null)).body,
  ).toEqual([]);
  expect(await catalog.db('listed_franchises').where({ id })).toEqual([]);
  expect(await questionsOf(brand)).toMatchObject([
    { id, state: 'closed' },
    { id: requirement.id, state: 'closed' },
  ]);
  expect(await toldOf(id)).toEqual(['asked', 'closed']);
  const { envelope } = await catalog
    .db('outbox')
    .where({ aggregate_id: id })
    .whereLike('type', 'catalog.franchise-updated%')
    .orderBy('id', 'desc')
    .first();
  expect(envelope.data).toMatchObject({ isActive: false, followsOwner: true, version: 2 });
  expect((await confirm(id, brand)).body).toEqual({ confirmed: false });

  await call('PATCH', `/api/franchises/${id}`, brand, { isActive: true });
  await call('PATCH', `/api/requirements/${requirement.id}`, brand, { isActive: true });
  expect([await statusOf(id), await questionsOf(brand)]).toEqual([200, []]);
  await runAfter(150);
  expect(await statusOf(id)).toBe(200);
});

it('a brand is not asked about invisible listings', async () => {
  const brand = someone('brand');
  const inactive = await addFranchise(catalog.service, brand, { isActive: false });
  const hidden = await addFranchise(catalog.service, brand);
  await callAsAdmin(catalog.service, 'POST', `/api/admin/listings/${hidden.id}/hide`, {
    body: { kind: 'franchise', reason: 'Wrong figures.' },
  });
  await runAfter(91);
  expect(await questionsOf(brand)).toEqual([]);
  expect([await toldOf(inactive.id), await toldOf(hidden.id)]).toEqual([[], []]);
});

it('only its brand may read or answer a question', async () => {
  const [brand, other] = [someone('brand'), someone('brand')];
  const { id } = await addFranchise(catalog.service, brand);
  await runAfter(91);
  expect(await questionsOf(other)).toEqual([]);
  expect((await confirm(id, other)).body.code).toBe('listing_not_found');
  expect((await confirm(id, brand, 'requirement')).status).toBe(404);
  expect((await confirm(id, someone('investor'))).status).toBe(403);
  expect((await call('GET', '/api/my-open-questions', null)).status).toBe(401);
  expect(await questionsOf(brand)).toMatchObject([{ id, state: 'asked' }]);
});
