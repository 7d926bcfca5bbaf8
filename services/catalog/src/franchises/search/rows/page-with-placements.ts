import { featuredPlaces } from '@setu/contracts';
import { decodeCursor, encodeCursor, type Page } from '@setu/service-kit';
import { z } from 'zod';
import type { Franchise } from '../../franchise.model';
import { join, type Sql } from '../conditions/sql';
import { behind, cursorAfter } from '../order/franchise-order';
import type { First, Part } from './read-page';

/** Cursor of the last franchise in the recommended order, and of the last placement; null before the first one. */
const Cursor = z.tuple([z.literal('with-placements'), z.string(), z.string().nullable()]);

interface Range {
  limit: number;
  cursor: string | undefined;
}

/** How the rows of a list are read. */
interface Lists {
  /** Reads the first placements of the list. */
  readFeatured: (part: Part) => Promise<Franchise[]>;
  /** Reads the first rows of the list, and the number of all rows. */
  readAll: (part: Part) => Promise<First>;
}

/**
 * Featured franchises after a position of the recommended order, as ranges of the order of placements. Within placements of administrators,
 * and within all others, the two orders are the same, so an index scan starts at the position.
 */
const placementsBehind = (last: string): Sql[] =>
  ['featured_by_admin', 'not featured_by_admin'].map((sql) =>
    join([{ sql: 'featured', bindings: [] }, { sql, bindings: [] }, behind('recommended', last)], 'and'),
  );

/**
 * A page of the recommended order that begins with up to three featured franchises, the placements. All others, featured or not, follow in
 * the recommended order. The cursor has the last position in both orders, so that no franchise is repeated or skipped.
 * @throws InvalidInputError with code invalid_cursor
 */
export const pageWithPlacements = async (
  { readFeatured, readAll }: Lists,
  { limit, cursor }: Range,
): Promise<Page<Franchise>> => {
  const [, last, lastPlaced] = cursor === undefined ? [null, undefined, null] : decodeCursor(cursor, Cursor);
  // Placements never fill a page, so that every page advances in the recommended order.
  const places = Math.min(featuredPlaces, limit - 1);
  const placements =
    places === 0
      ? []
      : await readFeatured({
          order: 'placement',
          cursor: lastPlaced ?? undefined,
          limit: places,
          ranges: last === undefined ? [] : placementsBehind(last),
        });
  const newest = placements.at(-1);
  const placed = newest ? cursorAfter('placement', newest) : lastPlaced;
  const { rows: others, total } = await readAll({
    order: 'recommended',
    cursor: last,
    limit: limit - placements.length + 1,
    further:
      placed === null
        ? []
        : [join([{ sql: 'not featured', bindings: [] }, behind('placement', placed)], 'or')],
  });
  const following = others.slice(0, limit - placements.length);
  const end = others.length > following.length ? following.at(-1) : undefined;
  return {
    items: [...placements, ...following],
    ...total,
    next: end ? encodeCursor(['with-placements', cursorAfter('recommended', end), placed]) : null,
  };
};
