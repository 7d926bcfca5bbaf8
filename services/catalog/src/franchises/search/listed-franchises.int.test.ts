import { randomUUID } from 'node:crypto';
import { earningsOf } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { indexTheMoney } from '../../../migrations/20261129151000-index-the-money';
import { addFranchise, setUpCatalog } from '../../../test/builders';

const catalog = setUpCatalog();
const brand = someone('brand');
const add = () => addFranchise(catalog.service, brand, { title: `Chai House ${randomUUID()}` });

/** Listed franchises without an equal narrow row, and narrow rows without an equal listed franchise. */
const differences = async (): Promise<unknown[]> => {
  const columns = `business_category, franchise_model, min_investment, max_investment, featured, featured_by_admin,
    recommended_at, created_at`;
  const franchises = `select id, ${columns}, coalesce(expected_roi, -1) as roi, place_ids(territory_keys) as place_ids
    from franchise_opportunities where is_listed`;
  const narrow = `select id, ${columns}, roi, place_ids from listed_franchises`;
  const { rows } = await catalog.db.raw(
    `(${franchises} except ${narrow}) union all (${narrow} except ${franchises})`,
  );
  return rows;
};

/** A franchise with parts, fees and figures of running outlets; amounts in rupees. */
const disclosed = {
  minInvestment: 900_000,
  maxInvestment: 1_250_000.5,
  franchiseFee: { low: 250_000.5, high: 300_000 },
  equipment: { low: 700_000, high: 750_000 },
  royalty: { kind: 'percent', amount: 6.25 },
  marketingFee: { kind: 'fixed', amount: 5_000 },
  monthlyRevenue: { low: 300_000, typical: 412_345.67, high: 500_000 },
  monthlyCosts: { low: 250_000, typical: 301_234.56, high: 350_000 },
  earningsBasis: { outlets: 4, from: '2025-04', to: '2026-03' },
};
const moneyOf = (id: string) =>
  catalog
    .db('listed_franchises')
    .where({ id })
    .first('total_cost', 'least_fee', 'royalty_percent', 'payback_months', 'earned_return');

it('the columns of the orders by money equal the rule of the contract', async () => {
  const franchise = await addFranchise(catalog.service, brand, disclosed);
  const typical = earningsOf(franchise)?.typical;
  expect(await moneyOf(franchise.id)).toEqual({
    total_cost: '950000.50',
    least_fee: '250000.50',
    royalty_percent: '6.25',
    payback_months: typical?.paybackMonths,
    earned_return: typical?.annualReturn.toFixed(2),
  });
});

const undisclosed = { least_fee: '9999999999.99', payback_months: 32_767, earned_return: '-1.00' };
it.each<[string, object, object]>([
  ['nothing', {}, { ...undisclosed, royalty_percent: '200.00' }],
  ['a fixed royalty', { royalty: { kind: 'fixed', amount: 9_000 } }, { royalty_percent: '150.00' }],
  ['figures without a basis', { ...disclosed, earningsBasis: null }, { payback_months: 32_767 }],
  [
    'a profit of one rupee',
    { ...disclosed, marketingFee: { kind: 'fixed', amount: 85_338.5 } },
    { payback_months: 32_000 },
  ],
])('a franchise that discloses %s is where it belongs in the orders', async (_what, fields, expected) => {
  const { id } = await addFranchise(catalog.service, brand, {
    title: `Chai House ${randomUUID()}`,
    ...fields,
  });
  expect(await moneyOf(id)).toMatchObject(expected);
});

it('the migration fills in the total of franchises that were listed before', async () => {
  const { id } = await add();
  await catalog.db('listed_franchises').where({ id }).update({ total_cost: null });
  await indexTheMoney.up(catalog.db);
  const { total_cost, min_investment } = await catalog.db('listed_franchises').where({ id }).first();
  expect(total_cost).toBe(min_investment);
});

const listed = async () => Number((await catalog.db('listed_franchises').count())[0]?.count);

const write = (sql: string, id: string) =>
  catalog.db.raw(`update franchise_opportunities set ${sql} where id = ?`, [id]);

it.each([
  ['a category', "business_category = 'education'"],
  ['a model', "franchise_model = 'COCO'"],
  ['territories', "territory_keys = array['pune', 'surat']"],
  ['an investment', 'min_investment = 100, max_investment = 30000'],
  ['no ROI', 'expected_roi = null'],
  ['a place among the featured', 'featured = true, featured_by_admin = true'],
  ['another id', 'id = gen_random_uuid()'],
  ['a brochure, which moves it up', "documents = array['https://example.test/a.pdf']"],
  [
    'thirty long names of territories',
    "territory_keys = array(select repeat('क', 79) || n from generate_series(1, 30) n)",
  ],
])('lists reflect at once that a franchise has %s', async (_what, change) => {
  const { id } = await add();
  await write(change, id);
  expect(await differences()).toEqual([]);
});

it('lists reflect at once that a franchise is unlisted, listed again and removed', async () => {
  const before = await listed();
  const { id } = await add();
  expect(await listed()).toBe(before + 1);
  await write('is_listed = false', id);
  expect(await listed()).toBe(before);
  await write('is_listed = true', id);
  expect(await listed()).toBe(before + 1);
  await catalog.db('franchise_opportunities').where({ id }).delete();
  expect(await listed()).toBe(before);
  expect(await differences()).toEqual([]);
});

it('the tables are equal after a change of many franchises at once, and of no franchise', async () => {
  for (let n = 0; n < 5; n += 1) await add();
  await catalog.db.raw(
    'update franchise_opportunities set is_listed = not is_listed, featured = not featured',
  );
  expect(await differences()).toEqual([]);
  await catalog.db.raw('update franchise_opportunities set is_listed = true where false');
  expect(await differences()).toEqual([]);
});
