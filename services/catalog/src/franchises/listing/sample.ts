import { mostCounted } from '@setu/contracts';
import type { Total } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Franchise } from '../franchise.model';
import { join, type Sql } from '../search/sql';

/** Below this number of franchises no sample is taken, because no list is slow. */
const fewFranchises = 5_000;

/** About so many franchises are in the sample. */
const sampled = 1_500;

/** What a sample of all franchises says about the rows of a list. */
export interface Sample {
  /** Number of all franchises, about. */
  franchises: number;
  /** Rows of the list in the sample. */
  matches: number;
  /** Rows in the sample that an index finds for the list: those with any investment. */
  collected: number;
  /** The matches by the values that were asked for. */
  groups: { values: number[]; matches: number }[];
}

/** Ids are random, so those below this one are a random sample: the same at every call, and soon in memory. */
const endOfSample = (franchises: number): string => {
  const first = Math.floor((sampled / franchises) * 2 ** 32);
  return `${first.toString(16).padStart(8, '0')}-0000-0000-0000-000000000000`;
};

/**
 * Compares the franchises of a sample with the conditions of a list. The planner cannot tell how many rows a list has: it takes
 * conditions for independent of each other, and knows little of the words of searches.
 * @param all the rows of the list with any investment, compared by their columns
 * @param budget conditions for the investment
 * @param values SQL of integers by which the rows are grouped
 * @returns null when there are few franchises
 */
export const takeSample = async (
  all: QueryBuilder<Franchise>,
  budget: readonly Sql[],
  values: readonly Sql[] = [],
): Promise<Sample | null> => {
  const knex: Knex = all.context().transaction;
  const { rows } = await knex.raw('select reltuples as count from pg_class where oid = ?::regclass', [
    Franchise.tableName,
  ]);
  const franchises = Number(rows[0].count);
  if (franchises < fewFranchises) return null;
  // The limit keeps the planner from reading other indexes for the conditions.
  const some = Franchise.query(knex)
    .where('id', '<', endOfSample(franchises))
    .limit(2 * sampled);
  const inBudget = budget.length === 0 ? { sql: 'true', bindings: [] } : join(budget, 'and');
  const counted = await all
    .clearSelect()
    .from(some.as(Franchise.tableName))
    .select(
      Franchise.raw(`${inBudget.sql} as in_budget`, inBudget.bindings),
      Franchise.raw(
        `array[${values.map(({ sql }) => sql).join(', ')}]::integer[] as values`,
        values.flatMap(({ bindings }) => bindings),
      ),
      Franchise.raw('count(*)::integer as matches'),
    )
    .groupByRaw('1, 2')
    .castTo<{ inBudget: boolean; values: number[]; matches: number }[]>();
  const sum = (some: typeof counted) => some.reduce((total, { matches }) => total + matches, 0);
  const groups = counted.filter(({ inBudget: isMatch }) => isMatch);
  return { franchises, groups, matches: sum(groups), collected: sum(counted) };
};

/** Intersecting an index's lists of rows takes about as long as reading so many rows. */
const intersection = 3_000;

/** Estimated number of franchises of which this many are in the sample. */
const estimate = ({ franchises }: Sample, inSample: number): number => (inSample / sampled) * franchises;

/**
 * True when reading rows in an order until enough match reads fewer rows than collecting them from indexes.
 * @param matches rows in the sample
 * @param wanted number of rows to find
 * @param cost how much more a row costs that is read in an order, because most of those rows do not match
 */
export const isDense = (sample: Sample, matches: number, wanted: number, cost = 1): boolean =>
  // In order, wanted / share rows are read.
  (matches / sampled) * (estimate(sample, sample.collected) + intersection) > cost * wanted;

/**
 * The number of rows when the sample proves that there are more than are counted, else null. If no more matched, so many would be in
 * the sample less than once in a million times: five standard deviations above the expectation, and three for the skew of small
 * ones.
 */
export const provenTotal = ({ franchises, matches }: Sample): Total | null => {
  const expected = (sampled * mostCounted) / franchises;
  return matches > expected + 5 * Math.sqrt(expected) + 3 ? { total: mostCounted, isTotalBound: true } : null;
};
