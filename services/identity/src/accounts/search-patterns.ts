/** With an index of trigrams, PostgreSQL finds these anywhere: it needs three signs of a word, or one or two at an end of it. */
const isIndexed = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u;
const hasLetter = /[\p{L}\p{N}]/u;

/**
 * LIKE patterns, one of which a text must match to have this word. Anywhere in the text; a word of one or two letters at the
 * beginning of one of the text's words, because an index cannot find it elsewhere. None for a word without letters and digits.
 */
export const searchPatterns = (word: string): string[] => {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  if (isIndexed.test(word)) return [`%${literal}%`];
  return hasLetter.test(word) ? [`${literal}%`, `% ${literal}%`] : [];
};
