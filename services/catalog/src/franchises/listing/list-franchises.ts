import type { HandlerInput, listFranchises, listMyFranchises, SearchReading } from '@setu/contracts';
import {
  boundedCount,
  newestFirst,
  type Page,
  pageOf,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
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

type Input = HandlerInput<typeof listFranchises>;

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
  const matching = (filter: Input) =>
    applyFilter(Franchise.query(db).select(listedColumns).modify('listed'), filter);

  /** The first rows in a chosen order, behind the cursor. */
  const firstRows = (
    all: QueryBuilder<Franchise>,
    order: OrderName,
    { limit, cursor, minInvestment }: Pick<Input, 'limit' | 'cursor' | 'minInvestment'>,
  ): QueryBuilder<Franchise> => {
    const rows = (query: QueryBuilder<Franchise>) => applyOrder(query, order, cursor).limit(limit);
    if (order !== 'investment' || minInvestment === undefined) return rows(all.clone());
    const parts = splitBySpan(all, minInvestment).map(rows);
    const merged = Franchise.query(db).select(listedColumns).whereRaw('false').unionAll(parts, true);
    return applyOrder(merged, order, undefined).limit(limit);
  };

  const pageOfAll = async (input: Input): Promise<Page<Franchise>> => {
    const { limit, cursor, sort = 'recommended', featured } = input;
    const all = matching(input);
    const isSearch = (input.search ?? '').trim() !== '';
    if (sort === 'recommended' && featured === undefined && !isSearch)
      return pageWithPlacements(all, { limit, cursor });
    const order = sort === 'recommended' && featured ? 'placement' : sort;
    const rows = firstRows(all, order, { ...input, limit: limit + 1 });
    const [found, total] = await Promise.all([rows, boundedCount(all)]);
    return pageOf(found, { limit, ...total, cursorOf: (last) => cursorAfter(order, last) });
  };

  const pageOfStage = async (input: Input, { search, scope }: Stage): Promise<Page<Franchise>> => {
    const { limit, cursor, sort } = input;
    const all = matching(input);
    for (const { sql, bindings } of conditionsOf(search, scope)) all.whereRaw(sql, bindings);
    const total = await boundedCount(all);
    if (total.total === 0) return { items: [], ...total, next: null };
    if (sort !== undefined) {
      const rows = await firstRows(all, sort, { ...input, limit: limit + 1 });
      return pageOf(rows, { limit, ...total, cursorOf: (last) => cursorAfter(sort, last) });
    }
    const groups = scope.terms === 'all' ? rankGroups(search) : [];
    const isLarge = total.isTotalBound && groups.length > 0 && groups.length <= mostGroups;
    const rows = isLarge
      ? await mostRelevant(all, groups, { limit: limit + 1, cursor })
      : await applyRelevance(all, relevanceOf(search), cursor).limit(limit + 1);
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
