import type { HandlerInput, listFranchises, listMyFranchises, SearchReading } from '@setu/contracts';
import {
  boundedCount,
  newestFirst,
  type Page,
  pageOf,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { pageWithPlacements } from '../featured/page-with-placements';
import { Franchise, listedColumns } from '../franchise.model';
import { correctSearch } from '../search/correct-search';
import { mostGroups, mostRelevant } from '../search/most-relevant';
import { readSearch } from '../search/read-search';
import { applyRelevance, cursorAfterRanked } from '../search/relevance-order';
import { conditionsOf, rankGroups, relevanceOf } from '../search/search-conditions';
import { exactStage, furtherStages, readingOf, type Stage } from '../search/search-stages';
import { applyFilter } from './franchise-filter';
import { applyOrder, cursorAfter, type OrderName } from './franchise-order';
import { splitBySpan } from './overlapping-by-investment';
import { chooseScans, plannersScans, type Scan, withScan } from './scans';

/** Comparing the words of a row takes about this much more than finding a row by an index. */
const searchCost = 4;

type Input = HandlerInput<typeof listFranchises>;

const hasFilter = ({ businessCategory, franchiseModel, territories, ...filter }: Input): boolean =>
  [businessCategory, franchiseModel, territories].some((values) => values.length > 0) ||
  filter.minInvestment !== undefined ||
  filter.maxInvestment !== undefined;

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
  const matching = (trx: Knex, filter: Input, scan: Scan | null) =>
    applyFilter(Franchise.query(trx).select(listedColumns).modify('listed'), filter, scan);

  /** The first rows in a chosen order, behind the cursor. */
  const firstRows = (
    all: QueryBuilder<Franchise>,
    scan: Scan | null,
    order: OrderName,
    { limit, cursor, minInvestment }: Pick<Input, 'limit' | 'cursor' | 'minInvestment'>,
  ): QueryBuilder<Franchise> => {
    const rows = (query: QueryBuilder<Franchise>) => applyOrder(query, order, cursor).limit(limit);
    if (order !== 'investment' || minInvestment === undefined || scan === 'collected')
      return rows(all.clone());
    const parts = splitBySpan(all, minInvestment).map(rows);
    const merged = Franchise.query(all.context().transaction)
      .select(listedColumns)
      .whereRaw('false')
      .unionAll(parts, true);
    return applyOrder(merged, order, undefined).limit(limit);
  };

  const pageOfAll = async (input: Input): Promise<Page<Franchise>> => {
    const { limit, cursor, sort = 'recommended', featured } = input;
    const scans = hasFilter(input)
      ? await chooseScans(matching(db, input, 'inOrder'), { limit, orderedCost: 1 })
      : plannersScans;
    const withAll = <T>(scan: Scan | null, work: (all: QueryBuilder<Franchise>) => Promise<T>) =>
      withScan(db, scan, (trx) => work(matching(trx, input, scan)));
    const count = withAll(scans.ofCount, boundedCount);
    const isSearch = (input.search ?? '').trim() !== '';
    if (sort === 'recommended' && featured === undefined && !isSearch) {
      const page = withAll(scans.ofPage, (all) => pageWithPlacements(all, { limit, cursor }));
      const [found, total] = await Promise.all([page, count]);
      return { ...found, ...total };
    }
    const order = sort === 'recommended' && featured ? 'placement' : sort;
    const page = withAll(scans.ofPage, async (all) =>
      firstRows(all, scans.ofPage, order, { ...input, limit: limit + 1 }),
    );
    const [found, total] = await Promise.all([page, count]);
    return pageOf(found, { limit, ...total, cursorOf: (last) => cursorAfter(order, last) });
  };

  const pageOfStage = async (input: Input, { search, scope }: Stage): Promise<Page<Franchise>> => {
    const { limit, cursor, sort } = input;
    const allOf = (trx: Knex, scan: Scan | null) => {
      const all = matching(trx, input, scan);
      for (const { sql, bindings } of conditionsOf(search, scope)) all.whereRaw(sql, bindings);
      return all;
    };
    const withAll = <T>(scan: Scan | null, work: (all: QueryBuilder<Franchise>) => Promise<T>) =>
      withScan(db, scan, (trx) => work(allOf(trx, scan)));
    const scans = await chooseScans(allOf(db, 'inOrder'), { limit, orderedCost: searchCost });
    const total = await withAll(scans.ofCount, boundedCount);
    if (total.total === 0) return { items: [], ...total, next: null };
    if (sort !== undefined) {
      const rows = await withAll(scans.ofPage, async (all) =>
        firstRows(all, scans.ofPage, sort, { ...input, limit: limit + 1 }),
      );
      return pageOf(rows, { limit, ...total, cursorOf: (last) => cursorAfter(sort, last) });
    }
    const groups = scope.terms === 'all' ? rankGroups(search) : [];
    const isLarge = total.isTotalBound && groups.length > 0 && groups.length <= mostGroups;
    const scan = scans.ofPage === 'collected' ? scans.ofPage : null;
    const rows = isLarge
      ? await mostRelevant(allOf(db, scan), groups, { limit: limit + 1, cursor, scan })
      : await withAll(scan, async (all) => applyRelevance(all, relevanceOf(search), cursor).limit(limit + 1));
    return pageOf(rows, { limit, ...total, cursorOf: cursorAfterRanked });
  };

  return async (input: Input): Promise<ListedPage> => {
    const typed = readSearch(input.search ?? '');
    if (typed.terms.length === 0 && typed.places.length === 0 && typed.budget === null)
      return { ...(await pageOfAll(input)), reading: null };

    const exact = exactStage(typed);
    const found = await pageOfStage(input, exact);
    if (found.total > 0) return { ...found, reading: readingOf(typed, exact.match, exact, null) };
    if (input.exact) return { ...found, reading: readingOf(typed, 'none', null, null) };

    const corrected = await correctSearch(db, typed);
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
