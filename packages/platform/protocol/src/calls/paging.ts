import { z } from 'zod';
import { storable } from '../text/storable';

/** Query parameters of every list: `limit` (default 24, at most 100) and the opaque `cursor` of the page before. */
export const Paging = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: storable(z.string().max(500), 'A cursor').optional(),
});

/** Counting stops at this number of matches, because a full count would read all of them for each page. */
export const mostCounted = 1_000;

/** Number of matches on all pages, on every list. The body stays an array. */
export const totalCountHeader = 'x-total-count';
/**
 * `true` when the list has more matches than the total count, at which counting stopped. Absent when the count is exact.
 * Clients that ignore it show the count itself.
 */
export const totalIsBoundHeader = 'x-total-is-bound';
/** Web link to the next page (RFC 8288), `rel="next"`; absent on the last page. */
export const linkHeader = 'link';
