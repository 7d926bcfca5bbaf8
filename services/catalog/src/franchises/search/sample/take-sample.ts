import type { Knex } from 'knex';
import { raw } from 'objection';
import { Franchise } from '../../franchise.model';
import { join, type Sql, where } from '../conditions/sql';
import { ListedFranchise } from '../rows/listed-franchise.model';
import type { FranchiseList } from '../rows/read-page';
import type { Statistics } from './statistics';

/** Below this number of franchises no sample is taken, because no list is slow. */
const fewFranchises = 5_000;

/** At most so many franchises are in a sample, as a share of all. */
const largestShare = 1 / 4;
/** At most so many franchises are in a sample. */
const largest = 24_000;
/** A sample ends when so many franchises fulfil the filter; more would be read for nothing. */
const enough = 150;
/** The same when they are compared with the words of a search. */
const enoughWhole = 800;

/** What is known of a list before its sample. */
interface Known extends Statistics {
  /** Share of the franchises that are in the index of filters and words that finds the list: those of its categories. */
  indexShare: number;
}

/** What a sample of all franchises says about the rows of a list. */
export interface Sample extends Known {
  /** Number of franchises in the sample, about. */
  size: number;
  /** Franchises in the sample that fulfil the filter and the budget, whatever their words. */
  filtered: number;
  /** Rows of the list in the sample. */
  matches: number;
  /** Rows of the list with any investment in the sample. */
  withAnyBudget: number;
  /** The matches by the values that were asked for. */
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
 * Compares franchises with the conditions of a list. The planner cannot tell how many rows a list has: it takes conditions for
 * independent of each other, and knows little of the words of searches. Ids are random, so those with the lowest ones are a random
 * sample: the same at every call, and soon in memory.
 * @param budget conditions for the investment that are not in the list's
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
  // With `offset 0` one row is read at a time, else whole indexes of words are.
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
