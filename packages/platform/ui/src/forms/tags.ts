import { splitList, visibleText } from '@setu/protocol';

const folded = (tag: string) => visibleText(tag).toLocaleLowerCase('en-IN');

/** Whether two entries are the same, ignoring case unless `isExact`, as for addresses. */
export const isSameTag = (a: string, b: string, isExact = false): boolean =>
  isExact ? a === b : folded(a) === folded(b);

interface AddRule {
  /** Maximum number of entries in the list. */
  max: number;
  /** Whether entries are addresses, which are case-sensitive and may contain commas. */
  isExact?: boolean;
}

/** Entries of a text that was typed or pasted: separated by commas, semicolons, tabs or line breaks. */
export const entriesOf = (typed: string, isExact = false): string[] =>
  splitList(visibleText(typed), isExact ? 'addresses' : 'words');

/**
 * Adds the typed entries to the list, without duplicates. Also returns the entries above the limit.
 * @returns the same list object when nothing was added
 */
export const addTags = (
  tags: readonly string[],
  typed: string,
  { max, isExact }: AddRule,
): { tags: readonly string[]; left: readonly string[] } => {
  const next = [...tags];
  for (const entry of entriesOf(typed, isExact))
    if (!next.some((one) => isSameTag(one, entry, isExact))) next.push(entry);
  if (next.length === tags.length) return { tags, left: [] };
  const room = Math.max(max, tags.length);
  return { tags: room === tags.length ? tags : next.slice(0, room), left: next.slice(room) };
};
