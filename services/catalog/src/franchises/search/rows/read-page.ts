import { mostCounted } from '@setu/protocol';
import { boundedCount, type Total } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { Franchise, listedColumns } from '../../franchise.model';
import { join, type Sql, where } from '../conditions/sql';
import { applyOrder, columnsOf, type OrderName, sortBy } from '../order/franchise-order';
import { ListedFranchise } from './listed-franchise.model';

/** The franchises of a list. */
export interface FranchiseList {
  /** Conditions for rows of listed franchises. */
  listed: readonly Sql[];
  /** Conditions for whole franchises: for their words. */
  whole: readonly Sql[];
  /** All rows, found with indexes, with the columns of orders. */
  collected: (trx: Knex) => QueryBuilder<ListedFranchise>;
}

/** Which rows of a list are read. */
export interface Part {
  order: OrderName;
  cursor: string | undefined;
  limit: number;
  /** Further conditions, for the columns of orders. */
  further?: readonly Sql[];
  /** Ranges of the order that contain all rows; by default the whole order is read. */
  ranges?: readonly Sql[];
}

/** The first rows of a list, and how many it has. */
export interface First {
  rows: Franchise[];
  total: Total;
}

/** Columns that orders compare and that franchises have too. */
export const orderColumns = [
  'id',
  'recommended_at',
  'created_at',
  'min_investment',
  'featured',
  'featured_by_admin',
];

/** Columns that orders compare and that only listed franchises have: derived from what a franchise discloses about the money. */
export const moneyColumns = ['total_cost', 'least_fee', 'royalty_percent', 'payback_months', 'earned_return'];

/**
 * Reads rows of a list in an order until enough match. Rows are sorted before they are compared (`offset 0` separates the steps), because
 * the planner expects few matches and would collect and sort them. Words are compared last, row by row.
 */
export const inOrder = (
  db: Knex,
  { listed, whole }: Pick<FranchiseList, 'listed' | 'whole'>,
  { order, cursor, limit, further = [], ranges = [] }: Part,
): QueryBuilder<ListedFranchise> => {
  const described = whole.length === 0 ? [] : [isDescribed(whole)];
  const within = (range: readonly Sql[]) => {
    const sorted = applyOrder(where(ListedFranchise.query(db), range), order, cursor);
    const rows = ListedFranchise.query(db).from(raw('(? offset 0) as listed_franchises', [sorted]));
    return where(rows.select(columnsOf(order)).limit(limit), [...listed, ...further, ...described]);
  };
  if (ranges.length === 0) return within(order === 'placement' ? [{ sql: 'featured', bindings: [] }] : []);
  const [first, ...others] = ranges.map((range) => within([range])) as [
    QueryBuilder<ListedFranchise>,
    ...QueryBuilder<ListedFranchise>[],
  ];
  // A subquery, so that the limit of the first range does not apply to the union.
  const union = ListedFranchise.query(db)
    .select(columnsOf(order))
    .from(first.as('first_range'))
    .unionAll(others, true);
  const all = ListedFranchise.query(db).from(union.as(ListedFranchise.tableName));
  return applyOrder(all.select(columnsOf(order)).limit(limit), order, undefined);
};

/** True for a listed franchise whose whole row fulfils conditions. */
const isDescribed = (whole: readonly Sql[]): Sql => {
  const { sql, bindings } = join(whole, 'and');
  return {
    sql: `exists (select from franchise_opportunities
      where franchise_opportunities.id = listed_franchises.id and ${sql} offset 0)`,
    bindings,
  };
};

/**
 * The whole franchises of a page, in the order of the page.
 * @param more columns of the page that the rows get too
 */
export const wholeRows = (
  page: QueryBuilder<ListedFranchise>,
  sorted: (prefix: string) => string,
  more: readonly string[] = [],
): QueryBuilder<Franchise> =>
  Franchise.query(page.context().transaction)
    .select([...listedColumns, ...more.map((column) => `page.${column}`)])
    .join(page.as('page'), 'page.id', 'franchise_opportunities.id')
    .orderByRaw(sorted('page.'));

/** All rows of a list, found with indexes, each with the number of all rows. */
export const collectedRows = (
  trx: Knex,
  list: FranchiseList,
  columns: readonly ReturnType<typeof raw>[] = [],
): QueryBuilder<ListedFranchise> => {
  const all = list.collected(trx).select(...columns, raw('count(*) over ()::integer as matches'));
  return ListedFranchise.query(trx).from(all.as(ListedFranchise.tableName));
};

/** The number of all rows, from the rows of {@link collectedRows}. Counts separately when a page after a cursor is empty. */
export const totalOf = async (
  rows: readonly object[],
  all: () => QueryBuilder<ListedFranchise>,
  isContinued: boolean,
): Promise<Total> => {
  const [first] = rows as { matches: number }[];
  if (first === undefined) return isContinued ? boundedCount(all()) : { total: 0 };
  return first.matches > mostCounted ? { total: mostCounted, isTotalBound: true } : { total: first.matches };
};

/** The whole franchises of a page in an order, with the columns that its cursor needs. */
const sortedRows = (page: QueryBuilder<ListedFranchise>, order: OrderName): QueryBuilder<Franchise> =>
  wholeRows(
    page,
    (prefix) => sortBy(order, prefix),
    columnsOf(order).filter((column) => moneyColumns.includes(column)),
  );

/** The first rows of a list, read in their order. */
export const readInOrder = (db: Knex, list: FranchiseList, part: Part): QueryBuilder<Franchise> =>
  sortedRows(inOrder(db, list, part), part.order);

/** The first rows of a list and the number of all, collected by indexes. */
export const collectFirst = async (
  db: Knex,
  list: FranchiseList,
  { order, cursor, limit, further = [] }: Part,
): Promise<First> => {
  const page = applyOrder(where(collectedRows(db, list), further), order, cursor).limit(limit);
  const rows = await sortedRows(page.select([...columnsOf(order), 'matches']), order).select('page.matches');
  const isContinued = cursor !== undefined || further.length > 0;
  return { rows, total: await totalOf(rows, () => list.collected(db), isContinued) };
};
