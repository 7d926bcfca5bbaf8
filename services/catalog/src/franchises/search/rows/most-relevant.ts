import { decodeCursor, type Total } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { join, type Sql } from '../conditions/sql';
import { type RelevancePart, relevanceOf } from '../order/relevance';
import { applyRelevance, Place, type Ranked, sortByRelevance } from '../order/relevance-order';
import { isDense } from '../sample/reading-cost';
import type { Sample } from '../sample/take-sample';
import { ListedFranchise } from './listed-franchise.model';
import { collectedRows, type FranchiseList, inOrder, orderColumns, totalOf, wholeRows } from './read-page';

/** With this many rows in the sample there are certainly enough rows for a page. */
const enough = 8;

/** A relevance at which reading continues, and the most frequent points of each part among its rows in the sample. */
interface Level {
  relevance: number;
  points: number[];
  /** True when so many rows have it that they are read in the recommended order. */
  isDense: boolean;
}

/** The highest level, at most a given relevance, that many rows have, or above which there are enough rows. */
const nextLevel = (sample: Sample, highest: number, limit: number): Level | null => {
  const levels = new Map<number, { matches: number; points: number[] }>();
  for (const { values, matches } of sample.groups.toSorted((one, other) => other.matches - one.matches)) {
    const relevance = values.reduce((sum, points) => sum + points, 0);
    const level = levels.get(relevance) ?? { matches: 0, points: values };
    levels.set(relevance, { ...level, matches: level.matches + matches });
  }
  let above = 0;
  for (const [relevance, { matches, points }] of [...levels].sort(([one], [other]) => other - one)) {
    if (relevance > highest) continue;
    const isManyRows = isDense(sample, matches, limit);
    if (isManyRows || above >= enough) return { relevance, points, isDense: isManyRows };
    above += matches;
  }
  return null;
};

/** Whether reading level after level is faster than ranking all rows of a search. */
export const hasLevels = (sample: Sample, limit: number): boolean =>
  nextLevel(sample, Number.POSITIVE_INFINITY, limit) !== null;

/** Conditions for indexes. Every row above a level fulfils at least one, because at least one of its parts has more points. */
const aboveLevel = (parts: readonly RelevancePart[], { points }: Level): Sql[] =>
  parts.flatMap(({ tiers }, index) => {
    const better = tiers.filter((tier) => tier.points > (points[index] ?? 0));
    return better.length === 0
      ? []
      : [
          join(
            better.map(({ where }) => where),
            'or',
          ),
        ];
  });

/** A page's rows with their relevance, whole and sorted. */
const ranked = (page: QueryBuilder<ListedFranchise>) =>
  wholeRows(page, sortByRelevance).select('page.relevance') as unknown as QueryBuilder<Ranked>;

/**
 * The first rows of a search after a cursor, by relevance, then in the recommended order, without ranking all rows. Rows of a frequent
 * relevance are read in the recommended order; rows above it are collected from indexes. The sample decides which; a wrong sample only
 * costs time.
 * @throws InvalidInputError with code invalid_cursor for an invalid cursor or one of another order
 */
export const mostRelevant = async (
  db: Knex,
  list: FranchiseList,
  parts: readonly RelevancePart[],
  { sample, limit, cursor }: { sample: Sample; limit: number; cursor: string | undefined },
): Promise<Ranked[]> => {
  const relevance = relevanceOf(parts);
  const place = cursor === undefined ? null : decodeCursor(cursor, Place);
  const collect = async (highest: number, level: Level | null, left: number): Promise<Ranked[]> => {
    const conditions = level === null ? [{ sql: 'true', bindings: [] }] : aboveLevel(parts, level);
    if (conditions.length === 0 || highest === level?.relevance) return [];
    // One statement per condition, because Postgres does not intersect indexes for alternatives.
    const sets = conditions.map(({ sql, bindings }) =>
      list
        .collected(db)
        .clearSelect()
        .select('id', 'recommended_at', raw(`${relevance.sql} as relevance`, relevance.bindings))
        .whereRaw(sql, bindings),
    );
    const [first, ...others] = sets as [QueryBuilder<ListedFranchise>, ...QueryBuilder<ListedFranchise>[]];
    const all = others.length === 0 ? first : first.union(others);
    const rows = ListedFranchise.query(db).from(all.as(ListedFranchise.tableName));
    rows.select('id', 'recommended_at', 'relevance').limit(left);
    if (level !== null) rows.where('relevance', '>', level.relevance);
    if (Number.isFinite(highest)) rows.where('relevance', '<=', highest);
    return ranked(applyRelevance(rows, highest === place?.[1] ? cursor : undefined));
  };

  const readInOrder = async ({ relevance: level }: Level, left: number): Promise<Ranked[]> => {
    const ranges =
      place?.[1] === level
        ? [{ sql: '(recommended_at, id) < (?::timestamptz, ?::uuid)', bindings: [place[2], place[3]] }]
        : [];
    const whole = [...list.whole, { sql: `${relevance.sql} = ?`, bindings: [...relevance.bindings, level] }];
    const part = { order: 'recommended', cursor: undefined, limit: left, ranges } as const;
    return ranked(
      inOrder(db, { listed: list.listed, whole }, part).select(raw('?::integer as relevance', [level])),
    );
  };

  const found: Ranked[] = [];
  let highest = place?.[1] ?? Number.POSITIVE_INFINITY;
  for (let level = nextLevel(sample, highest, limit); ; level = nextLevel(sample, highest, limit)) {
    found.push(...(await collect(highest, level, limit - found.length)));
    if (level === null || found.length === limit) break;
    if (level.isDense) found.push(...(await readInOrder(level, limit - found.length)));
    if (found.length === limit) break;
    highest = level.isDense ? level.relevance - 1 : level.relevance;
  }
  return found;
};

/**
 * The first rows of a search after a cursor, by relevance, then in the recommended order, and the number of all rows. Ranks every row.
 * @throws InvalidInputError with code invalid_cursor for an invalid cursor or one of another order
 */
export const rankAll = async (
  db: Knex,
  list: FranchiseList,
  parts: readonly RelevancePart[],
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<{ rows: Ranked[]; total: Total }> => {
  const { sql, bindings } = relevanceOf(parts);
  const all = collectedRows(db, list, [raw(`${sql} as relevance`, bindings)]);
  const page = applyRelevance(all, cursor)
    .select([...orderColumns, 'relevance', 'matches'])
    .limit(limit);
  const rows = await ranked(page).select('page.matches');
  return { rows, total: await totalOf(rows, () => list.collected(db), cursor !== undefined) };
};
