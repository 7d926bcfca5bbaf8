const folded = (tag: string) => tag.toLocaleLowerCase('en-IN');

/** Whether two entries are the same: in any case, unless `isExact`, as addresses are. */
export const isSameTag = (a: string, b: string, isExact = false): boolean =>
  isExact ? a === b : folded(a) === folded(b);

interface AddRule {
  /** Most entries of the list. */
  max: number;
  isExact?: boolean;
}

/**
 * The list with what was typed at its end, trimmed, its spaces single.
 * @returns the very same list when nothing was typed, it is there already, or the list is full
 */
export const addTag = (
  tags: readonly string[],
  typed: string,
  { max, isExact }: AddRule,
): readonly string[] => {
  const tag = typed.trim().replace(/\s+/g, ' ');
  const isThere = tags.some((one) => isSameTag(one, tag, isExact));
  return tag === '' || isThere || tags.length >= max ? tags : [...tags, tag];
};
