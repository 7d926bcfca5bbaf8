import { businessCategories, countOptions, franchiseSorts, listFranchises } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { readBy as rowsReadBy, someone } from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { addFranchise, setUpCatalog } from '../../../test/builders';
import { Franchise } from '../franchise.model';
import { conditionsOf } from './conditions/search-conditions';
import { words } from './conditions/sql';
import { makeCountOptions } from './counts/count-options';
import { makeListFranchises } from './list-franchises';
import { makeListSimilar } from './list-similar';
import { pointsOf, relevanceParts } from './order/relevance';
import { cursorAfterRanked } from './order/relevance-order';
import { filteredList, searchedList } from './rows/franchise-list';
import { mostRelevant, rankAll } from './rows/most-relevant';
import { inOrder } from './rows/read-page';
import { makeStatistics } from './sample/statistics';
import { takeSample } from './sample/take-sample';
import { readSearch } from './text/read-search';
import { exactStage } from './text/search-stages';
import { compareKnownWords } from './words/known-words';

const rows = 24_000;
const batch = 2_000;
/** Maximum number of rows that a query may read, for a count up to 1,000 among rows of which a few percent match. */
const mostRead = 7_000;

const catalog = setUpCatalog();
let db: Knex;
beforeAll(async () => {
  ({ db } = catalog);
  await addFranchise(catalog.service, someone('brand'), { title: 'Pattern' });
  const same = `version, brand_id, description, training_included, marketing_support, images, documents, is_active,
    is_listed, outlet_count, updated_at`;
  for (let first = 1; first <= rows; first += batch)
    await db.raw(
      `insert into franchise_opportunities (id, title, brand_name, search_text, territories, territory_keys,
         business_category, franchise_model, min_investment, max_investment, expected_roi, featured, rating, review_count,
         franchise_fee, royalty, typical_profit, created_at, ${same})
       select generated.id, generated.title, brand, lower(generated.title || ' ' || brand || ' ' || about), places,
         array(select lower(unnest(places))), category, model, low, low * span, roi, generated.featured,
         case when reviews > 0 then 4.5 end, reviews, fee, charged, profit, made, ${same}
       from franchise_opportunities pattern, lateral (
         select md5('f' || n)::uuid as id,
           (array['Kiosk', 'Shop', 'Laundry', 'Corner'])[1 + h[1] % 4] || ' t' || h[2] % 900
             || case when h[3] % 7 = 0 then ' kiosk' else '' end as title,
           case when h[4] % 9 = 0 then 'Kiosk House' else 'Brand' end as brand,
           case when h[5] % 3 = 0 then 'everyday ' else '' end || case when h[6] % 2 = 0 then 'kiosk ' else '' end
             || case when n % 4000 = 0 then 'quixotic' else '' end as about,
           array[(array['Mumbai', 'Pune', 'Delhi NCR', 'Surat', 'Goa', 'Sikkim'])[1 + least(h[7] % 12, 5)],
             'Town ' || h[8] % 400] as places,
           case when h[9] % 40 = 0 then 'automotive' when h[9] % 3 = 0 then 'retail' else 'food_beverage' end as category,
           case when h[10] % 20 = 0 then 'COCO' when h[10] % 2 = 0 then 'FOCO' else 'FOFO' end as model,
           (100000 * (1 + h[11] % 300))::numeric as low, 1 + (h[12] % 200) / 100.0 as span,
           (h[13] % 40)::numeric as roi,
           case when h[13] % 3 > 0 then jsonb_build_object('low', h[13] % 30 * 50000 || '.00', 'high', '2000000.00') end as fee,
           case when h[14] % 5 = 0 then '{"kind": "none"}'::jsonb
             when h[14] % 5 < 3 then jsonb_build_object('kind', 'percent', 'amount', 1 + h[14] % 20 || '.50') end as charged,
           case when h[15] % 3 = 0 then (h[12] % 90 + 1) * 4000.00 end as profit, h[14] % 80 = 0 as featured, h[15] % 90 as reviews,
           timestamptz '2026-01-01' - (h[16] % 500000) * interval '1 minute' as made
         from generate_series(?::integer, ?::integer) n,
           lateral (select array_agg(abs(hashint4extended(n, k) % 1000003)::integer order by k) as h from generate_series(1, 16) k)
       ) generated
       where pattern.title = 'Pattern'`,
      [first, first + batch - 1],
    );
  await db.raw('vacuum analyze franchise_opportunities, listed_franchises');
});

const readBy = (work: () => Promise<unknown>) => rowsReadBy(db, 'listed_franchises', work);

type Input = HandlerInput<typeof listFranchises>;

const parse = (query: object) => listFranchises.query.parse(query) as Input;
const list = (query: object) => makeListFranchises({ db })(parse(query));

const budgetsOf = ({ minInvestment: min, maxInvestment: max }: Input) => [{ min, max }];

it('narrow rows, whole rows and every order find the same franchises for a filter', async () => {
  const all = rows + 1;
  for (const [name, query] of Object.entries(filters)) {
    const filter = parse(query);
    const list = filteredList(filter, budgetsOf(filter));
    const whole = searchedList(filter, [], budgetsOf(filter), null);
    const inOrders = franchiseSorts.map((order) =>
      inOrder(db, list, { order, cursor: undefined, limit: all }),
    );
    const found = await Promise.all([list.collected(db), ...inOrders]);
    const expected = (await whole.collected(db)).map(({ id }) => id).sort();
    for (const some of found) expect([name, some.map(({ id }) => id).sort()]).toEqual([name, expected]);
  }
});

const filters: Record<string, object> = {
  'no filter': {},
  'a large category': { businessCategory: 'food_beverage' },
  'a small category': { businessCategory: 'automotive' },
  'a rare model': { franchiseModel: 'COCO' },
  'a city': { territories: 'Mumbai' },
  'a town': { territories: 'Town 7' },
  'a low budget': { maxInvestment: 200_000 },
  'a high budget': { minInvestment: 70_000_000 },
  featured: { featured: 'true' },
  'a category in a city': { businessCategory: 'automotive', territories: 'Pune' },
  'a model in a town': { franchiseModel: 'FOFO', territories: 'Town 9' },
  'a category, a model and a town': {
    businessCategory: 'retail',
    franchiseModel: 'COCO',
    territories: 'Town 11',
    maxInvestment: 2_000_000,
  },
  'a low fee': { maxFee: 100_000 },
  'no royalty in a town': { maxRoyalty: 0, territories: 'Town 11' },
  'a low total': { maxTotal: 300_000 },
  'two categories in a town': { businessCategory: ['retail', 'automotive'], territories: 'Town 11' },
};
const sorts = [undefined, ...franchiseSorts] as const;

describe('a page of a very long list reads few franchises', () => {
  it.each(Object.keys(filters))('with %s, in every order', async (name) => {
    for (const sort of sorts)
      for (const [sql, read] of await readBy(() => list({ ...filters[name], ...(sort ? { sort } : {}) })))
        expect([sort, sql, read > mostRead ? read : 'few']).toEqual([sort, sql, 'few']);
  });

  it.each(sorts)('a deep cursor in the order %s reads as little as the first page', async (sort) => {
    const page = (cursor?: string) => list({ limit: 100, sort, ...(cursor ? { cursor } : {}) });
    let cursor = (await page()).next ?? '';
    for (let n = 0; n < 20; n += 1) cursor = (await page(cursor)).next ?? '';
    for (const [sql, read] of await readBy(() => page(cursor)))
      expect([sql, read > 1_001 ? read : 'few']).toEqual([sql, 'few']);
  });

  it.each(['investment', 'total'])(
    'a budget is sorted by %s without reading all cheaper franchises',
    async (sort) => {
      for (const [sql, read] of await readBy(() => list({ minInvestment: 20_000_000, sort })))
        expect([sql, read > 3_000 ? read : 'few']).toEqual([sql, 'few']);
    },
  );

  it('similar franchises are found by reading few rows', async () => {
    const some = await Franchise.query(db).orderBy('id').limit(12);
    const similarTo = makeListSimilar({ db });
    for (const { id } of some)
      for (const [sql, read] of await readBy(() => similarTo(id, { kind: 'visitor' } as never)))
        expect([sql, read > 2_500 ? read : 'few']).toEqual([sql, 'few']);
  });

  it.each(['quixotic', 'kiosk', 'everyday', 't77', 'kiosk everyday', 'kiosk in pune', 'qqzzxxw'])(
    'a search for %s',
    async (search) => {
      for (const [sql, read] of await readBy(() => list({ search, exact: 'true' })))
        expect([sql, read > mostRead ? read : 'few']).toEqual([sql, 'few']);
    },
  );
});

it('franchises that overlap a budget are sorted by investment on every page', async () => {
  for (const minInvestment of [150_000, 1_000_000, 12_300_000]) {
    const query = { minInvestment, maxInvestment: minInvestment * 2, businessCategory: 'automotive' };
    const expected = await Franchise.query(db)
      .where({ is_listed: true, business_category: 'automotive' })
      .where('min_investment', '<=', minInvestment * 2)
      .where('max_investment', '>=', minInvestment)
      .orderByRaw('min_investment, id');
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...query, sort: 'investment', limit: 7, ...(cursor ? { cursor } : {}) });
      found.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(found).toEqual(expected.map(({ id }) => id));
  }
});

it.each([
  ['investment', 'min_investment'],
  ['total', 'total_cost'],
])(
  'the cheapest by %s of many franchises that reach a budget are first, on every page',
  async (sort, column) => {
    const minInvestment = 20_000_000;
    const expected: { id: string }[] = await db('listed_franchises')
      .where('max_investment', '>=', minInvestment)
      .orderByRaw(`${column}, id`)
      .limit(40)
      .select('id');
    const found: string[] = [];
    let cursor: string | undefined;
    while (found.length < expected.length) {
      const page = await list({ minInvestment, sort, limit: 8, ...(cursor ? { cursor } : {}) });
      found.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    }
    expect(found).toEqual(expected.map(({ id }) => id));
  },
);

it('a search in two categories reads the index of filters of each, and every category has one', async () => {
  const filter = parse({ businessCategory: ['retail', 'automotive'], territories: 'Town 11' });
  const { sql, bindings } = searchedList(filter, [words('search_words', "'kiosk'")], [], null)
    .collected(db)
    .toKnexQuery()
    .toSQL();
  const { rows: plan } = await db.raw(`explain ${sql}`, bindings as never[]);
  const read = JSON.stringify(plan).match(/franchise_filters\w*/g);
  expect(new Set(read)).toEqual(new Set(['franchise_filters_retail', 'franchise_filters_automotive']));

  const indexes = await db('pg_indexes').whereLike('indexname', 'franchise_filters\\_%').pluck('indexname');
  expect(indexes.sort()).toEqual(businessCategories.map((name) => `franchise_filters_${name}`).sort());
});

it('the number of rows is exact up to 1,000 with any sample', async () => {
  const counted = async (query: object) => {
    const { total, isTotalBound = false } = await list({ ...query, limit: 1 });
    return { total, isTotalBound };
  };
  for (const [name, query] of Object.entries(filters)) {
    const filter = parse(query);
    const count = await searchedList(filter, [], budgetsOf(filter), null).collected(db).resultSize();
    const expected = { total: Math.min(count, 1_000), isTotalBound: count > 1_000 };
    for (const sort of sorts)
      expect([name, sort, await counted({ ...query, sort })]).toEqual([name, sort, expected]);
  }
});

it.each([
  ['all', 'kiosk'],
  ['all', 'everyday'],
  ['all', 'kiosk everyday'],
  ['all', 'shop kiosk'],
  ['all', 'laundry'],
  ['all', 'laundry kiosk'],
  ['all', 'kiosk in pune'],
  ['all', 'shop pune mumbai'],
  ['all', 'corner t1'],
  ['any', 'kiosk'],
  ['any', 'laundry quixotic'],
  ['any', 'everyday kiosk corner in pune'],
  ['any', 'grocery store'],
] as const)(
  'the pages of a search for %s of the terms of %s equal those of ranking every row',
  async (terms, text) => {
    const search = await compareKnownWords(db, readSearch(text));
    const scope = { terms, matchesBudget: true, matchesPlaces: true } as const;
    const whole = conditionsOf(search, scope);
    const unfiltered = parse({});
    const parts = relevanceParts(search, scope);
    const ranked = searchedList(unfiltered, whole, [], null);
    const { rows: all } = await rankAll(db, ranked, parts, { limit: rows, cursor: undefined });
    expect(all.length).toBeGreaterThan(30);
    const place = ({ id, relevance }: { id: string; relevance: number }) => `${relevance} ${id}`;
    const expected = all.map(place);
    const statistics = await makeStatistics({ db })();
    const sample = await takeSample(
      db,
      { ...statistics, indexShare: 1 },
      { listed: [], whole },
      [],
      parts.map(pointsOf),
    );
    if (sample === null) throw new Error('there are too few franchises for a sample');
    for (const start of [0, 1, 17, Math.floor(all.length / 2), all.length - 20]) {
      const before = all[start - 1];
      const page = await mostRelevant(db, searchedList(unfiltered, whole, [], sample), parts, {
        sample,
        limit: 25,
        cursor: before && cursorAfterRanked(before),
      });
      expect(page.map(place)).toEqual(expected.slice(start, start + 25));
    }
  },
);

describe('the counts of the options of a very long list', () => {
  const counts = (query: object) =>
    makeCountOptions({ db })(countOptions.query.parse(query) as HandlerInput<typeof countOptions>);

  it.each([...Object.keys(filters), 'a rare word', 'a common word'])(
    'are exact, a bound or close with %s, and read few franchises',
    async (name) => {
      const query = filters[name] ?? {
        search: name === 'a rare word' ? 'quixotic' : 'kiosk',
        businessCategory: 'retail',
      };
      for (const [sql, read] of await readBy(() => counts(query)))
        expect([sql, read > mostRead ? read : 'few']).toEqual([sql, 'few']);
      const { businessCategory, franchiseModel } = await counts(query);
      for (const [group, options] of Object.entries({ businessCategory, franchiseModel }))
        for (const { value, count, precision } of options) {
          const filter = parse({ ...query, [group]: value });
          const read = readSearch(filter.search ?? '');
          const { search, scope } = exactStage(await compareKnownWords(db, read));
          const listed = await searchedList(filter, conditionsOf(search, scope), budgetsOf(filter), null)
            .collected(db)
            .resultSize();
          const isRight = {
            exact: count === listed,
            at_least: listed >= count,
            about: Math.abs(count - listed) < listed * 0.75 + 100,
          };
          expect([name, group, value, count, precision, listed, isRight[precision]]).toEqual([
            ...[name, group, value, count, precision, listed],
            true,
          ]);
        }
    },
  );

  it('are kept for repeated requests', async () => {
    const count = makeCountOptions({ db });
    const query = countOptions.query.parse({ territories: 'Surat' }) as HandlerInput<typeof countOptions>;
    await count(query);
    expect(await readBy(() => count(query))).toEqual([]);
  });
});
