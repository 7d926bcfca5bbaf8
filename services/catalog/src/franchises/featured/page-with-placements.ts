import { featuredPlaces } from '@setu/contracts';
import { decodeCursor, encodeCursor, type Page } from '@setu/service-kit';
import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import type { Franchise } from '../franchise.model';
import { applyOrder, behind, cursorAfter } from '../listing/franchise-order';

/** Cursor of the last franchise in the recommended order, and of the last placement; null before the first one. */
const Cursor = z.tuple([z.literal('with-placements'), z.string(), z.string().nullable()]);

interface Range {
  limit: number;
  cursor: string | undefined;
}

/**
 * A page of the recommended order that begins with up to three featured franchises, the placements. All others, featured or
 * not, follow in the recommended order. The cursor holds the last position in each of the two orders, so that no franchise is
 * repeated or skipped.
 * @param matching the filtered query, not sorted
 * @throws InvalidInputError with code invalid_cursor
 */
export const pageWithPlacements = async (
  matching: QueryBuilder<Franchise>,
  { limit, cursor }: Range,
): Promise<Omit<Page<Franchise>, 'total'>> => {
  const [, last, lastPlaced] = cursor === undefined ? [null, undefined, null] : decodeCursor(cursor, Cursor);
  // Placements never fill a page, so that every page advances in the recommended order.
  const places = Math.min(featuredPlaces, limit - 1);
  const readPlacements = () => {
    const featured = matching.clone().where('featured', true);
    if (last !== undefined) featured.whereRaw(...behind('recommended', last));
    return applyOrder(featured, 'placement', lastPlaced ?? undefined).limit(places);
  };
  const readPage = async () => {
    const placements = places === 0 ? [] : await readPlacements();
    const newest = placements.at(-1);
    const placed = newest ? cursorAfter('placement', newest) : lastPlaced;
    const others = applyOrder(matching.clone(), 'recommended', last);
    if (placed !== null)
      others.where((shown) => shown.where('featured', false).orWhereRaw(...behind('placement', placed)));
    return { placements, placed, others: await others.limit(limit - placements.length + 1) };
  };

  const { placements, placed, others } = await readPage();
  const following = others.slice(0, limit - placements.length);
  const end = others.length > following.length ? following.at(-1) : undefined;
  return {
    items: [...placements, ...following],
    next: end ? encodeCursor(['with-placements', cursorAfter('recommended', end), placed]) : null,
  };
};
