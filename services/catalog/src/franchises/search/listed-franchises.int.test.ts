import { randomUUID } from 'node:crypto';
import { someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../test/builders';

const catalog = setUpCatalog();
const brand = someone('brand');

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

const listed = async () => Number((await catalog.db('listed_franchises').count())[0]?.count);

const add = () => addFranchise(catalog.service, brand, { title: `Chai House ${randomUUID()}` });
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
