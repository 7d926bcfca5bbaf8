import type { listFranchises, SearchReading } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { boundedCount, type Page, pageOf, type ServiceDeps, type Total } from '@setu/service-kit';
import type { Franchise } from '../franchise.model';
import { type Amounts, budgetConditions, filterConditions } from './conditions/franchise-filter';
import { conditionsOf } from './conditions/search-conditions';
import { cursorAfter, type OrderName } from './order/franchise-order';
import { isCheapestFirst, rangesBySpan } from './order/overlapping-by-investment';
import { pointsOf, relevanceParts } from './order/relevance';
import { cursorAfterRanked, type Ranked } from './order/relevance-order';
import { filteredList, searchedList } from './rows/franchise-list';
import { hasLevels, mostRelevant, rankAll } from './rows/most-relevant';
import { pageWithPlacements } from './rows/page-with-placements';
import { collectFirst, type First, type FranchiseList, type Part, readInOrder } from './rows/read-page';
import { isDense, provenTotal } from './sample/reading-cost';
import { makeStatistics } from './sample/statistics';
import { type Sample, takeSample } from './sample/take-sample';
import { correctSearch } from './text/correct-search';
import { readSearch } from './text/read-search';
import { exactStage, furtherStages, readingOf, type Stage } from './text/search-stages';
import { compareKnownWords } from './words/known-words';

type Input = HandlerInput<typeof listFranchises>;

const budgetOf = ({ minInvestment: min, maxInvestment: max }: Input): Amounts => ({ min, max });

/** The order of a list without placements; null for the recommended order with placements. */
const chosenOrder = ({ sort = 'recommended', search = '', featured }: Input): OrderName | null => {
  if (sort !== 'recommended' || search.trim() !== '') return sort;
  if (featured === undefined) return null;
  return featured ? 'placement' : sort;
};

/** A page of the list, and for a search how its text was interpreted. */
interface ListedPage extends Page<Franchise> {
  reading: SearchReading | null;
}

/**
 * Public franchises that match the filter. In the recommended order, featured franchises are first only as placements (see
 * {@link pageWithPlacements}). A search and a list of featured franchises do not have placements. A search without results is repeated
 * with other spellings and fewer conditions, unless `exact` is set. The default order of a search is by relevance.
 */
export const makeListFranchises = ({ db }: Pick<ServiceDeps, 'db'>) => {
  const statistics = makeStatistics({ db });

  /** Returns the statistics for the categories of a list. */
  const knownOf = async ({ businessCategory }: Input) => {
    const known = await statistics();
    const share = businessCategory.reduce((sum, category) => sum + known.shareOf(category), 0);
    return { ...known, indexShare: businessCategory.length === 0 ? 1 : share };
  };

  /** The first rows and the number of all. */
  const readFirst = async (list: FranchiseList, sample: Sample | null, part: Part): Promise<First> => {
    if (sample === null && list.whole.length === 0) {
      const [rows, total] = await Promise.all([
        readInOrder(db, list, part),
        boundedCount(list.collected(db)),
      ]);
      return { rows, total };
    }
    const total = sample === null ? null : provenTotal(sample);
    const isInOrder =
      sample !== null &&
      total !== null &&
      (list.whole.length === 0 || isDense(sample, sample.matches, part.limit));
    return isInOrder ? { rows: await readInOrder(db, list, part), total } : collectFirst(db, list, part);
  };

  /** The first rows in a chosen order after the cursor. */
  const firstRows = async (
    list: FranchiseList,
    order: OrderName,
    sample: Sample | null,
    { limit, cursor, minInvestment }: Input,
  ): Promise<Page<Franchise>> => {
    const ranges =
      isCheapestFirst(order) && minInvestment !== undefined ? rangesBySpan(order, minInvestment) : [];
    const { rows, total } = await readFirst(list, sample, { order, cursor, limit: limit + 1, ranges });
    return pageOf(rows, { limit, ...total, cursorOf: (last) => cursorAfter(order, last) });
  };

  const pageOfAll = async (input: Input): Promise<Page<Franchise>> => {
    const { limit, cursor } = input;
    const list = filteredList(input, [budgetOf(input)]);
    // There are few featured franchises, and an index has them in order, so counting them is faster than a sample.
    const isKnown = list.listed.length === 0 || (list.listed.length === 1 && input.featured);
    const sampleOf = async () => (isKnown ? null : takeSample(db, await knownOf(input), list));
    const order = chosenOrder(input);
    if (order !== null) return firstRows(list, order, await sampleOf(), input);
    const sampling = sampleOf();
    // It is awaited below, unless the placements fail first. Without this handler its rejection would be unhandled.
    sampling.catch(() => undefined);
    return pageWithPlacements(
      {
        readFeatured: async (part) => readInOrder(db, list, part),
        readAll: async (part) => readFirst(list, await sampling, part),
      },
      { limit, cursor },
    );
  };

  const pageOfStage = async (input: Input, { search, scope }: Stage): Promise<Page<Franchise>> => {
    const { limit, cursor, sort } = input;
    const whole = conditionsOf(search, scope);
    const budgets = [budgetOf(input), ...(scope.matchesBudget && search.budget ? [search.budget] : [])];
    const parts = sort === undefined ? relevanceParts(search, scope) : [];
    const listed = filterConditions(input);
    const sample = await takeSample(
      db,
      await knownOf(input),
      { listed, whole },
      budgets.flatMap(budgetConditions),
      parts.map(pointsOf),
    );
    const list = searchedList(input, whole, budgets, sample);
    if (sort !== undefined) return firstRows(list, sort, sample, input);
    const range = { limit: limit + 1, cursor };
    const paged = (rows: Ranked[], total: Total) =>
      pageOf(rows, { limit, ...total, cursorOf: cursorAfterRanked });
    if (sample === null || !hasLevels(sample, limit)) {
      const { rows, total } = await rankAll(db, list, parts, range);
      return paged(rows, total);
    }
    const [rows, total] = await Promise.all([
      mostRelevant(db, list, parts, { ...range, sample }),
      provenTotal(sample) ?? boundedCount(list.collected(db)),
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
