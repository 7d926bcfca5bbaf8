import type { Page } from './paged-reply';

/**
 * One page of a list read with one row more than its limit: the spare row only tells that a page follows.
 * @param cursorOf the place behind a row
 */
export const pageOf = <T>(
  rows: readonly T[],
  { limit, total, cursorOf }: { limit: number; total: number; cursorOf: (row: T) => string },
): Page<T> => {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? cursorOf(last) : null };
};
