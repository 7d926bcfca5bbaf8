import type { HandlerInput, listFranchises, listMyFranchises, SearchReading } from '@setu/contracts';
import {
  makeSharedResults,
  newestFirst,
  type Page,
  pageOf,
  type ServiceDeps,
  type SignedIn,
  type Total,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { pageWithPlacements } from '../featured/page-with-placements';
import { Franchise, listedColumns } from '../franchise.model';
import { correctSearch } from '../search/correct-search';
import { compareKnownWords } from '../search/known-words';
import { hasLevels, mostRelevant, rankAll } from '../search/most-relevant';
import { readSearch } from '../search/read-search';
import { pointsOf, relevanceParts } from '../search/relevance';
import { cursorAfterRanked, type Ranked } from '../search/relevance-order';
import { conditionsOf } from '../search/search-conditions';
import { exactStage, furtherStages, readingOf, type Stage } from '../search/search-stages';
import type { Sql } from '../search/sql';
import { categoryFacet, modelFacet } from './facets';
import { applyFilter, budgetConditions } from './franchise-filter';
import { applyOrder, cursorAfter, type OrderName } from './franchise-order';
import { splitBySpan } from './overlapping-by-investment';
import { countRows, pageScan, type RowsOf, readFirst } from './read-page';
import { type Sample, takeSample } from './sample';
import { type Scan, withScan } from './scans';

/** Comparing the words of a row takes about this much more than finding a row by an index. */
const searchCost = 2;

type Input = HandlerInput<typeof listFranchises>;

/** What an index finds the rows of the filter by, whatever their investment. */
const facetsOf = ({ businessCategory, franchiseModel, territories }: Input): string[] => [
  ...businessCategory.map(categoryFacet),
  ...franchiseModel.map(modelFacet),
  ...territories.map((place) => place.toLowerCase()),
];

/** Samples of lists of one category, model or place are taken once a minute: so many of them are kept. */
const keptSamples = { maxBytes: 500, bytesOf: () => 1 };
const keptMs = 60_000;

const budgetOf = ({ minInvestment: min, maxInvestment: max }: Input): Sql[] => budgetConditions({ min, max });

/** A page of the listing, and for a search how its text was read. */
interface ListedPage extends Page<Franchise> {
  reading: SearchReading | null;
}

/**
 * Public franchises that match the filter. In the recommended order, featured franchises come first only as the placements of
 * {@link pageWithPlacements}; a search and a list of featured franchises have no placements. A search without results is
 * repeated with other spellings and fewer conditions, unless `exact` is set. Without a sort its results are by relevance.
 */
export const makeListFranchises = ({ db }: Pick<ServiceDeps, 'db'>) => {
  /** The rows that fulfil the filter and further conditions. */
  const matching = (trx: Knex, filter: Input, scan: Scan, conditions: readonly Sql[]) => {
    const all = applyFilter(Franchise.query(trx).select(listedColumns).modify('listed'), filter, scan);
    for (const { sql, bindings } of conditions) all.whereRaw(sql, bindings);
    return all;
  };

  /** The first rows in a chosen order, behind the cursor. */
  const firstRows = async (
    rowsOf: RowsOf,
    order: OrderName,
    how: { sample: Sample | null; cost: number },
    { limit, cursor, minInvestment }: Input,
  ): Promise<Page<Franchise>> => {
    const first = (rows: QueryBuilder<Franchise>) => applyOrder(rows, order, cursor).limit(limit + 1);
    const firstOfParts = (rows: QueryBuilder<Franchise>) => {
      if (order !== 'investment' || minInvestment === undefined) return first(rows);
      const parts = Franchise.query(rows.context().transaction)
        .select(listedColumns)
        .whereRaw('false')
        .unionAll(splitBySpan(rows, minInvestment).map(first), true);
      return applyOrder(parts, order, undefined).limit(limit + 1);
    };
    const { rows, total } = await readFirst(db, rowsOf, { ...how, limit, cursor }, first, firstOfParts);
    return pageOf(rows, { limit, ...total, cursorOf: (last) => cursorAfter(order, last) });
  };

  const samples = makeSharedResults<{ sample: Sample | null }>(keptSamples);

  /** The sample of a list without a search; null when the planner decides. */
  const sampleOfAll = async (input: Input, budget: readonly Sql[]): Promise<Sample | null> => {
    const found = facetsOf(input);
    if (found.length === 0)
      return budget.length === 0 ? null : takeSample(matching(db, input, 'inOrder', budget), []);
    const take = async () => ({ sample: await takeSample(matching(db, input, 'inOrder', []), budget) });
    const isKept = found.length === 1 && budget.length === 0 && input.featured === undefined;
    const { sample } = isKept
      ? await samples.get(`${Math.floor(Date.now() / keptMs)} ${found[0]}`, take)
      : await take();
    return sample;
  };

  const pageOfAll = async (input: Input): Promise<Page<Franchise>> => {
    const { limit, cursor, sort = 'recommended', featured } = input;
    const budget = budgetOf(input);
    const rowsOf: RowsOf = (trx, scan) => matching(trx, input, scan, budget);
    const sample = await sampleOfAll(input, budget);
    const how = { sample, limit, cursor, cost: 1 };
    const isSearch = (input.search ?? '').trim() !== '';
    if (sort !== 'recommended' || isSearch) return firstRows(rowsOf, sort, how, input);
    if (featured) return firstRows(rowsOf, 'placement', how, input);
    if (featured === false) return firstRows(rowsOf, sort, how, input);
    const scan = pageScan(sample, limit, how.cost);
    return pageWithPlacements(
      {
        readFeatured: (firstOf) =>
          withScan(db, scan, async (trx) => firstOf(rowsOf(trx, scan).where('featured', true))),
        readAll: (firstOf) => readFirst(db, rowsOf, how, firstOf),
      },
      { limit, cursor },
    );
  };

  const pageOfStage = async (input: Input, { search, scope }: Stage): Promise<Page<Franchise>> => {
    const { limit, cursor, sort } = input;
    const conditions = conditionsOf(search, scope);
    const budget = [
      ...budgetOf(input),
      ...(scope.matchesBudget && search.budget ? budgetConditions(search.budget) : []),
    ];
    const rowsOf: RowsOf = (trx, scan) => matching(trx, input, scan, [...conditions, ...budget]);
    const parts = sort === undefined ? relevanceParts(search, scope) : [];
    const sample = await takeSample(matching(db, input, 'inOrder', conditions), budget, parts.map(pointsOf));
    if (sort !== undefined) return firstRows(rowsOf, sort, { sample, cost: searchCost }, input);
    const range = { limit: limit + 1, cursor };
    const paged = (rows: Ranked[], total: Total) =>
      pageOf(rows, { limit, ...total, cursorOf: cursorAfterRanked });
    if (sample === null || !hasLevels(sample, limit)) {
      const { rows, total } = await rankAll(db, rowsOf, parts, { ...range, scan: sample && 'collected' });
      return paged(rows, total);
    }
    const [rows, total] = await Promise.all([
      mostRelevant(db, rowsOf, parts, { ...range, sample }),
      countRows(db, rowsOf, sample, searchCost),
    ]);
    return paged(rows, total);
  };

  return async (input: Input): Promise<ListedPage> => {
    const read = readSearch(input.search ?? '');
    if (read.terms.length === 0 && read.places.length === 0 && read.budget === null)
      return { ...(await pageOfAll(input)), reading: null };
    const typed = await compareKnownWords(db, read, input.businessCategory);

    const exact = exactStage(typed);
    const found = await pageOfStage(input, exact);
    if (found.total > 0) return { ...found, reading: readingOf(typed, exact.match, exact, null) };
    if (input.exact) return { ...found, reading: readingOf(typed, 'none', null, null) };

    const corrected = await correctSearch(db, typed, input.businessCategory);
    for (const stage of furtherStages(corrected)) {
      const page = await pageOfStage(input, stage);
      if (page.total > 0) return { ...page, reading: readingOf(typed, stage.match, stage, corrected) };
    }
    return { ...found, reading: readingOf(typed, 'none', null, corrected) };
  };
};

/** A brand's own franchises, newest first, in any state. */
export const makeListMyFranchises =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (range: HandlerInput<typeof listMyFranchises>, actor: SignedIn): Promise<Page<Franchise>> =>
    newestFirst(Franchise.query(db).where('brand_id', actor.id), range);
