/**
 * Equal columns of a grid: `most` of them, and fewer where one would be narrower than `min`. Give `min` in rem: it grows with the size of
 * text that a person has set, so that two columns of a phone become one before their words are wider than they are.
 * @param gap between two columns, CSS length
 */
export const columnsUpTo = (most: number, { min, gap }: { min: string; gap: string }): string =>
  // The tenth of a pixel: rounding must not cost a column.
  `repeat(auto-fill, minmax(max(min(100%, ${min}), (100% - ${most - 1} * ${gap}) / ${most} - 0.1px), 1fr))`;
