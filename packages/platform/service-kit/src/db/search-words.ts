/** A trigram index finds these anywhere in a text: it needs three characters of a word, or fewer at its beginning or end. */
const isIndexed =
  /[\p{L}\p{M}\p{N}]{3}|[\p{L}\p{M}\p{N}]{2}[^\p{L}\p{M}\p{N}]|[^\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}]/u;
const hasLetter = /[\p{L}\p{N}]/u;

const patternsOf = (word: string): string[] => {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return isIndexed.test(word) ? [`%${literal}%`] : [`${literal}%`, `% ${literal}%`];
};

/**
 * The words of a search, each with LIKE patterns of which a lower-case text must match one. A word matches anywhere in the text; a word
 * of one or two letters only at the beginning of a word, because the index cannot find it elsewhere. Letters with marks are found in
 * composed and decomposed form, because rows of earlier releases have both. Words without letters and digits are left out.
 */
export const searchWords = (search: string): string[][] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => hasLetter.test(word))
    .map((word) => [...new Set(['NFC', 'NFD'].flatMap((form) => patternsOf(word.normalize(form))))]);

/** A condition that a lower-case text contains all words; false without words. @param expression SQL of the text, never user input */
export const hasWords = (
  expression: string,
  words: readonly (readonly string[])[],
): { sql: string; bindings: string[] } => ({
  sql:
    words.length === 0
      ? 'false'
      : words.map((patterns) => `(${patterns.map(() => `${expression} like ?`).join(' or ')})`).join(' and '),
  bindings: words.flat(),
});
