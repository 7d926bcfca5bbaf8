import { decodeCursor } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { type Franchise, listedColumns } from '../franchise.model';
import { type Scan, withScan } from '../listing/scans';
import { Place, type Ranked } from './relevance-order';
import type { RankGroup } from './search-conditions';

/** A group with at most this many rows is read as a whole, so that no order makes Postgres search for its few rows. */
const smallGroup = 1_000;
/** Above this number of groups, all rows of the search are ranked instead. */
export const mostGroups = 48;

interface Candidate {
  id: string;
  recommendedAt: Date;
}

const byOrder = (one: Candidate, other: Candidate) =>
  other.recommendedAt.getTime() - one.recommendedAt.getTime() || (one.id < other.id ? 1 : -1);

/**
 * The first rows of a search by relevance, then in the recommended order, behind a cursor: group after group, until there are
 * enough. The result is that of `applyRelevance`, which ranks every row.
 * @param all the rows of the search
 * @throws InvalidInputError with code invalid_cursor for an invalid cursor or one of another order
 */
export const mostRelevant = async (
  all: QueryBuilder<Franchise>,
  groups: readonly RankGroup[],
  { limit, cursor, scan }: { limit: number; cursor: string | undefined; scan: Scan | null },
): Promise<Ranked[]> => {
  const [, from, recommendedAt, id] =
    cursor === undefined ? ['', Number.POSITIVE_INFINITY, '', ''] : decodeCursor(cursor, Place);
  const rowsOf = ({ relevance, fulfils, fulfilsNot }: RankGroup): QueryBuilder<Franchise> => {
    const rows = all.clone().clearSelect().select('id', 'recommended_at');
    for (const { sql, bindings } of fulfils) rows.whereRaw(sql, bindings);
    for (const { sql, bindings } of fulfilsNot) rows.whereRaw(`not (${sql})`, bindings);
    if (relevance === from)
      rows.whereRaw('(recommended_at, id) < (?::timestamptz, ?::uuid)', [recommendedAt, id]);
    return rows;
  };
  const read = (query: (trx: Knex) => QueryBuilder<Franchise>) =>
    withScan(all.context().transaction, scan, async (trx) => query(trx));
  const firstOf = async (group: RankGroup, count: number): Promise<Candidate[]> => {
    if (group.fulfils.length > 0) {
      const some = await read((trx) =>
        rowsOf(group)
          .transacting(trx)
          .limit(smallGroup + 1),
      );
      if (some.length <= smallGroup) return some;
    }
    return read((trx) =>
      rowsOf(group).transacting(trx).orderByRaw('recommended_at desc, id desc').limit(count),
    );
  };

  const found: { id: string; relevance: number }[] = [];
  const values = [...new Set(groups.map(({ relevance }) => relevance))].filter((value) => value <= from);
  for (const relevance of values) {
    const left = limit - found.length;
    if (left === 0) break;
    const candidates: Candidate[] = [];
    for (const group of groups.filter((one) => one.relevance === relevance))
      candidates.push(...(await firstOf(group, left)));
    found.push(
      ...candidates
        .sort(byOrder)
        .slice(0, left)
        .map((row) => ({ id: row.id, relevance })),
    );
  }
  const rows = await all
    .modelClass()
    .query(all.context().transaction)
    .findByIds(found.map((row) => row.id))
    .select(listedColumns);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap((row) => {
    const franchise = byId.get(row.id);
    return franchise ? [Object.assign(franchise, { relevance: row.relevance }) as Ranked] : [];
  });
};
