import { listFranchises } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { someone } from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { addFranchise, setUpCatalog } from '../../../test/builders';
import { makeListFranchises } from './list-franchises';

const rows = 20_000;
/** Rows per statement, because a statement is cancelled after 15 s. */
const batch = 1_000;

/** Fills the table without its indexes and builds them once, which is many times faster than an entry for each row. */
const withoutIndexes = async (table: string, fill: () => Promise<void>): Promise<void> => {
  const { rows: indexes } = await db.raw(
    `select indexname, indexdef from pg_indexes
     where tablename = ? and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  for (const { indexname } of indexes) await db.raw('drop index ??', [indexname]);
  await fill();
  for (const { indexdef } of indexes) await db.raw(indexdef);
};

const catalog = setUpCatalog();
let db: Knex;
beforeAll(async () => {
  ({ db } = catalog);
  await addFranchise(catalog.service, someone('brand'), { title: 'Laundry Zephyr', territories: ['Pune'] });
  const copied = `version, brand_id, brand_name, description, business_category, franchise_model, min_investment,
    max_investment, expected_roi, area_required, support_provided, training_included, marketing_support, territories,
    images, documents, is_active, is_listed, featured, rating, review_count, outlet_count, created_at, updated_at`;
  await withoutIndexes('franchise_opportunities', async () => {
    for (let first = 1; first <= rows; first += batch)
      await db.raw(
        `insert into franchise_opportunities (id, title, search_text, territory_keys, ${copied})
         select gen_random_uuid(), 'Shop ' || md5(n::text), 'shop ' || md5(n::text) || ' ' || md5((n / 50)::text),
           array['place ' || n % 500], ${copied}
         from franchise_opportunities, generate_series(?::integer, ?::integer) n
         where title = 'Laundry Zephyr'`,
        [first, first + batch - 1],
      );
  });
  // Like autovacuum: updates statistics.
  await db.raw('vacuum analyze franchise_opportunities');
});

/** The plans of the statements of a search for franchises. */
const plansOf = async (search: string): Promise<string[]> => {
  const sent: { sql: string; bindings: readonly unknown[] }[] = [];
  const listen = (query: { sql: string; bindings: readonly unknown[] }) => sent.push(query);
  db.on('query', listen);
  const input = listFranchises.query.parse({ search }) as HandlerInput<typeof listFranchises>;
  await makeListFranchises({ db })(input);
  db.off('query', listen);
  const plans: string[] = [];
  await db.transaction(async (trx) => {
    await trx.raw("set local pg_trgm.word_similarity_threshold = '0.35'");
    for (const { sql, bindings } of sent.filter((query) =>
      query.sql.includes('from "franchise_opportunities"'),
    )) {
      const explained = await trx.raw(`explain ${sql.replace(/\$\d+/g, '?')}`, bindings as never[]);
      plans.push(explained.rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n'));
    }
  });
  return plans;
};

it.each([
  ['a word of the trade', 'laundry'],
  ['the beginning of a word', 'zeph'],
  ['a phrase with an amount and a place', 'car wash under 10 lakh in pune'],
  ['a misspelled word of the trade', 'laundary'],
  ['a misspelled word of a title', 'zephir'],
])('among 20,000 listings %s is found with an index', async (_what, search) => {
  const plans = await plansOf(search);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).toMatch(/Index Scan/);
    expect(plan).not.toContain('Seq Scan');
  }
});
