/**
 * Equal columns of a grid: at most `most`, and fewer when a column would be narrower than `min`. Set `min` in rem, so that it grows with
 * the user's text size: two columns on a phone then become one before words overflow.
 * @param gap between two columns, CSS length
 */
export const columnsUpTo = (most: number, { min, gap }: { min: string; gap: string }): string =>
  // The tenth of a pixel prevents rounding from removing a column.
  `repeat(auto-fill, minmax(max(min(100%, ${min}), (100% - ${most - 1} * ${gap}) / ${most} - 0.1px), 1fr))`;
