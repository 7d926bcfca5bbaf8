import { mostCounted } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Franchise } from '../franchise.model';

/** Below this number of franchises the planner decides alone, because no plan is slow. */
const fewFranchises = 20_000;
/** Rows of the sample. */
const sampled = 1_500;

/**
 * How Postgres finds rows. `inOrder` reads rows in the order of an index or of the table, and stops early. `collected` collects
 * all matches from the indexes of filters and words, and sorts them.
 */
export type Scan = 'inOrder' | 'collected';

const settings: Readonly<Record<Scan, string>> = {
  inOrder: 'set local enable_bitmapscan = off',
  collected:
    'set local enable_seqscan = off; set local enable_indexscan = off; set local enable_indexonlyscan = off',
};

/** The scans of a list: null where the planner decides. */
export interface Scans {
  ofPage: Scan | null;
  ofCount: Scan | null;
}

/** The planner decides. */
export const plannersScans: Scans = { ofPage: null, ofCount: null };

/**
 * Chooses the scans of a list by how many rows of a sample of the table match. The planner takes conditions for independent of
 * each other, and knows little of the words of searches, so it reads a million rows for a few, or sorts half of them for a page.
 * @param all the rows of the list, compared by their columns
 * @param orderedCost how much more a row costs that is read in an order, because most of those rows do not match
 */
export const chooseScans = async (
  all: QueryBuilder<Franchise>,
  { limit, orderedCost }: { limit: number; orderedCost: number },
): Promise<Scans> => {
  const knex: Knex = all.context().transaction;
  const { rows } = await knex.raw('select reltuples as count from pg_class where oid = ?::regclass', [
    Franchise.tableName,
  ]);
  const franchises = Number(rows[0].count);
  if (franchises < fewFranchises) return plannersScans;
  const percent = (100 * sampled) / franchises;
  const sample = await all
    .clone()
    .clearSelect()
    .from(Franchise.raw('?? tablesample system (?)', [Franchise.tableName, percent]))
    .count('* as count')
    .castTo<{ count: string }[]>();
  const share = Number(sample[0]?.count) / sampled;
  // In order, wanted / share rows are read; collected, share * franchises rows.
  const scanFor = (wanted: number): Scan =>
    share * share * franchises > orderedCost * wanted ? 'inOrder' : 'collected';
  return { ofPage: scanFor(limit), ofCount: scanFor(mostCounted + 1) };
};

/** Runs queries with a scan, in a transaction of their own. */
export const withScan = <T>(db: Knex, scan: Scan | null, work: (db: Knex) => Promise<T>): Promise<T> =>
  scan === null
    ? work(db)
    : db.transaction(async (trx) => {
        await trx.raw(settings[scan]);
        return work(trx);
      });
