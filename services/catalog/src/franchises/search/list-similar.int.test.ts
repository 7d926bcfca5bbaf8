import { someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../test/builders';
import { noIds } from '../../../test/refusals';

const catalog = setUpCatalog();
const brand = someone('brand');
beforeEach(async () => {
  await catalog.service.running.db('franchise_opportunities').delete();
});

const pune = { businessCategory: 'fitness', minInvestment: 100, maxInvestment: 200, territories: ['Pune'] };
const add = async (with_: Record<string, unknown> = {}, rating?: string): Promise<string> => {
  const { id } = await addFranchise(catalog.service, brand, { ...pune, ...with_ });
  if (rating)
    await catalog.service.running
      .db('franchise_opportunities')
      .where({ id })
      .update({ rating, review_count: 10 });
  return id;
};
const similarTo = (id: string, as: TestUser | null = null) =>
  catalog.service.call('GET', `/api/franchises/${id}/similar`, { as });
const idsOf = async (id: string) => (await similarTo(id)).body.map((one: { id: string }) => one.id);

it('similar franchises are three of the same category, investment and place, best rated first', async () => {
  const id = await add();
  const good = await add({}, '4.50');
  await add();
  const best = await add({}, '4.90');
  const better = await add({}, '4.70');
  await add({ businessCategory: 'retail' }, '5.00');
  expect(await idsOf(id)).toEqual([best, better, good]);
});

it('similar franchises include other places when too few fit, then other investments', async () => {
  const id = await add();
  const elsewhere = await add({ territories: ['Kochi'] }, '4.80');
  const dear = await add({ minInvestment: 201, maxInvestment: 300 }, '5.00');
  const near = await add({ minInvestment: 200, maxInvestment: 300 }, '3.00');
  expect(await idsOf(id)).toEqual([near, elsewhere, dear]);
});

it.each([
  ['Pune', 'Poona'],
  ['Pune', 'Maharashtra'],
  ['Maharashtra', 'Pune'],
  ['Pune', 'Pan India'],
  ['Pan India', 'Kochi'],
])('similar franchises treat %s and %s as one place', async (own, other) => {
  const id = await add({ territories: [own] });
  const shared = await add({ territories: [other] });
  // Without the shared place, the better rated franchise would be first.
  const elsewhere = await add({ territories: ['Shillong'] }, own === 'Pan India' ? undefined : '5.00');
  const found = await idsOf(id);
  expect(found).toEqual(own === 'Pan India' ? [elsewhere, shared] : [shared, elsewhere]);
});

it('similar franchises never contain the franchise itself or hidden franchises', async () => {
  const id = await add();
  await add({ isActive: false }, '5.00');
  expect(await idsOf(id)).toEqual([]);
});

it('only its owner may read the similar franchises of a hidden franchise', async () => {
  const id = await add({ isActive: false });
  const other = await add();
  expect((await similarTo(id)).status).toBe(404);
  expect((await similarTo(id, someone('brand'))).status).toBe(404);
  const own = await similarTo(id, brand);
  expect(own.body).toHaveLength(1);
  expect(own.body[0].id).toBe(other);
});

it.each(noIds)('similar franchises of the id %s answer 404', async (id) => {
  const reply = await similarTo(id);
  expect(reply.status).toBe(404);
});
