import type { Page, Total } from './paged-reply';

/**
 * Makes a page from rows that were read with limit + 1. The extra row only shows that another page follows.
 * @param cursorOf returns the cursor of the position after a row
 */
export const pageOf = <T>(
  rows: readonly T[],
  { limit, cursorOf, ...total }: Total & { limit: number; cursorOf: (row: T) => string },
): Page<T> => {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, ...total, next: last ? cursorOf(last) : null };
};
