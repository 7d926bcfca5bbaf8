import { mostCounted } from '@setu/contracts';
import { boundedCount, type Total } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Franchise, listedColumns } from '../franchise.model';
import { isDense, provenTotal, type Sample } from './sample';
import { type Scan, withScan } from './scans';

/** Rows of a list, found by a scan. */
export type RowsOf = (trx: Knex, scan: Scan) => QueryBuilder<Franchise>;

/** Sorts rows, continues behind a cursor and takes the first ones. */
type FirstOf = (rows: QueryBuilder<Franchise>) => QueryBuilder<Franchise>;

/** The first rows of a list, and how many it has. */
export interface First {
  rows: Franchise[];
  total: Total;
}

/** Columns that orders compare. */
const orderColumns = [
  'id',
  'recommended_at',
  'created_at',
  'min_investment',
  'expected_roi',
  'featured',
  'featured_by_admin',
];

/** All columns of found rows, in the same order. */
export const withColumns = async <Found extends { id: string }>(
  db: Knex,
  found: readonly Found[],
): Promise<{ row: Franchise; found: Found }[]> => {
  if (found.length === 0) return [];
  const rows = await Franchise.query(db)
    .findByIds(found.map(({ id }) => id))
    .select(listedColumns);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap((one) => {
    const row = byId.get(one.id);
    return row ? [{ row, found: one }] : [];
  });
};

/**
 * The first rows and the number of all, collected by one scan. The others are read with the few columns that are compared.
 * @param columns what `firstOf` compares beside the columns of orders
 * @param isContinued true when `firstOf` leaves out rows before a cursor
 */
export const collectFirst = async <Found extends { id: string }>(
  all: QueryBuilder<Franchise>,
  columns: readonly ReturnType<typeof Franchise.raw>[],
  isContinued: boolean,
  firstOf: FirstOf,
): Promise<{ found: Found[]; total: Total }> => {
  const db: Knex = all.context().transaction;
  const compared = all
    .clone()
    .clearSelect()
    .select(...orderColumns, ...columns, Franchise.raw('count(*) over ()::integer as matches'));
  const found = await firstOf(Franchise.query(db).from(compared.as(Franchise.tableName))).castTo<
    (Found & { matches: number })[]
  >();
  const matches = found[0]?.matches;
  if (matches === undefined) return { found, total: isContinued ? await boundedCount(all) : { total: 0 } };
  return {
    found,
    total: matches > mostCounted ? { total: mostCounted, isTotalBound: true } : { total: matches },
  };
};

/** The number of rows of a list; the sample may prove that there are more than are counted. */
export const countRows = async (
  db: Knex,
  rowsOf: RowsOf,
  sample: Sample | null,
  cost: number,
): Promise<Total> => {
  if (sample === null) return boundedCount(rowsOf(db, null));
  const scan = isDense(sample, sample.matches, mostCounted + 1, cost) ? 'inOrder' : 'collected';
  return provenTotal(sample) ?? withScan(db, scan, (trx) => boundedCount(rowsOf(trx, scan)));
};

/** The scan of a page; null when the planner decides. */
export const pageScan = (sample: Sample | null, limit: number, cost: number): Scan => {
  if (sample === null) return null;
  return isDense(sample, sample.matches, limit, cost) ? 'inOrder' : 'collected';
};

/** How a page is read. */
interface Reading {
  /** Null when the planner decides. */
  sample: Sample | null;
  limit: number;
  cursor: string | undefined;
  /** How much more a row costs that is read in an order. */
  cost: number;
}

/**
 * The first rows of a list and their number: read in their order when many of all franchises match, else collected.
 * @param firstInOrder the same as `firstOf`, for rows that are read in their order
 */
export const readFirst = async (
  db: Knex,
  rowsOf: RowsOf,
  { sample, limit, cursor, cost }: Reading,
  firstOf: FirstOf,
  firstInOrder: FirstOf = firstOf,
): Promise<First> => {
  const scan = pageScan(sample, limit, cost);
  if (scan === 'collected') {
    const { found, total } = await withScan(db, scan, (trx) =>
      collectFirst<{ id: string }>(rowsOf(trx, scan), [], cursor !== undefined, firstOf),
    );
    return { rows: (await withColumns(db, found)).map(({ row }) => row), total };
  }
  const [rows, total] = await Promise.all([
    withScan(db, scan, async (trx) => firstInOrder(rowsOf(trx, scan))),
    countRows(db, rowsOf, sample, cost),
  ]);
  return { rows, total };
};
