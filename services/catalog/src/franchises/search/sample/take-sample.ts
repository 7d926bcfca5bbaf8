import type { Knex } from 'knex';
import { raw } from 'objection';
import { Franchise } from '../../franchise.model';
import { join, type Sql, where } from '../conditions/sql';
import { ListedFranchise } from '../rows/listed-franchise.model';
import type { FranchiseList } from '../rows/read-page';
import type { Statistics } from './statistics';

/** Below this number of franchises no sample is taken, because no list is slow. */
export const fewFranchises = 5_000;

/** Maximum size of a sample, as a share of all franchises. */
const largestShare = 1 / 4;
/** Maximum size of a sample, franchises. */
const largest = 24_000;
/** A sample ends when this many franchises fulfil the filter, because more do not improve the estimate. */
const enough = 150;
/** The same for a search, which also compares words. */
const enoughWhole = 800;

/** Statistics of a list that do not need a sample. */
interface Known extends Statistics {
  /** Share of the franchises that are in the index of filters and words for the list, which has only those of its categories. */
  indexShare: number;
}

/** The estimates for the rows of a list from a sample of all franchises. */
export interface Sample extends Known {
  /** Approximate number of franchises in the sample. */
  size: number;
  /** Franchises in the sample that fulfil the filter and the budget, with any words. */
  filtered: number;
  /** Rows of the list in the sample. */
  matches: number;
  /** Rows of the list with any investment in the sample. */
  withAnyBudget: number;
  /** The matches, grouped by the requested values. */
  groups: { values: number[]; matches: number }[];
}

const idAt = (share: number): string =>
  `${Math.floor(share * 2 ** 32)
    .toString(16)
    .padStart(8, '0')}-0000-0000-0000-000000000000`;
const shareBelow = (id: string): number => Number.parseInt(id.slice(0, 8), 16) / 2 ** 32;

interface Group {
  filtered: number;
  inBudget: number;
  last: string | null;
  isMatch: boolean | null;
  values: number[] | null;
  matches: number | null;
}

/**
 * Compares franchises with the conditions of a list. The planner cannot estimate how many rows a list has: it assumes that conditions are
 * independent, and has few statistics about words. Ids are random, so the franchises with the lowest ids are a random sample, which is the
 * same at every call and soon cached.
 * @param budget conditions for the investment that are not in the conditions of the list
 * @param values SQL of integers by which the rows are grouped
 * @returns null when there are few franchises
 */
export const takeSample = async (
  db: Knex,
  known: Known,
  { listed, whole }: Pick<FranchiseList, 'listed' | 'whole'>,
  budget: readonly Sql[] = [],
  values: readonly Sql[] = [],
): Promise<Sample | null> => {
  const { franchises } = known;
  if (franchises < fewFranchises) return null;
  const share = Math.min(largestShare, largest / franchises);
  const limit = whole.length === 0 ? enough : enoughWhole;
  const inBudget = budget.length === 0 ? { sql: 'true', bindings: [] } : join(budget, 'and');
  const filtered = where(ListedFranchise.query(db).where('id', '<', idAt(share)), listed)
    .select('id', raw(`${inBudget.sql} as is_match`, inBudget.bindings))
    .orderBy('id')
    .limit(limit);
  const points = raw(
    `array[${values.map(({ sql }) => sql).join(', ')}]::integer[] as values`,
    values.flatMap(({ bindings }) => bindings),
  );
  // `offset 0` reads row by row; without it the planner would read whole indexes of words.
  const words = where(Franchise.query(db).select(points), whole).whereRaw(
    'franchise_opportunities.id = filtered.id',
  );
  const groups = ListedFranchise.query(db)
    .from('filtered')
    .select('is_match', 'values', raw('count(*)::integer as matches'))
    .joinRaw('cross join lateral (? offset 0) described', [
      whole.length === 0 ? raw("select '{}'::integer[] as values") : words,
    ])
    .groupByRaw('1, 2');
  const { rows } = await db.raw(
    `with filtered as materialized (?)
     select counted.*, "group".is_match as "isMatch", "group".values, "group".matches
     from (select count(*)::integer as filtered, (count(*) filter (where is_match))::integer as "inBudget",
       max(id::text) as last from filtered) counted
     left join (?) "group" on true`,
    [filtered.toKnexQuery(), groups.toKnexQuery()],
  );
  const [first] = rows as [Group, ...Group[]];
  const sum = (some: readonly Group[]) => some.reduce((total, { matches }) => total + (matches ?? 0), 0);
  const found = (rows as Group[]).filter(({ isMatch }) => isMatch);
  return {
    ...known,
    size: franchises * (first.filtered === limit && first.last !== null ? shareBelow(first.last) : share),
    filtered: first.inBudget,
    matches: sum(found),
    withAnyBudget: sum(rows),
    groups: found.map(({ values, matches }) => ({ values: values ?? [], matches: matches ?? 0 })),
  };
};
