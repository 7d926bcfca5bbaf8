/** With an index of trigrams, PostgreSQL finds these anywhere: it needs three signs of a word, or one or two at an end of it. */
const isIndexed =
  /[\p{L}\p{M}\p{N}]{3}|[\p{L}\p{M}\p{N}]{2}[^\p{L}\p{M}\p{N}]|[^\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}]/u;
const hasLetter = /[\p{L}\p{N}]/u;

const patternsOf = (word: string): string[] => {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return isIndexed.test(word) ? [`%${literal}%`] : [`${literal}%`, `% ${literal}%`];
};

/**
 * The words of a search, each with LIKE patterns of which a text in lower case must match one. Anywhere in the text; a word of one or two
 * letters at the beginning of one of the text's words, because an index cannot find it elsewhere. A letter with a mark is found however
 * it is stored, composed or not: rows of earlier releases have both. Words without letters and digits are left out.
 */
export const searchWords = (search: string): string[][] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => hasLetter.test(word))
    .map((word) => [...new Set(['NFC', 'NFD'].flatMap((form) => patternsOf(word.normalize(form))))]);

/** A condition: a text in lower case has all words; none has no words at all. @param expression SQL of the text, never what somebody typed */
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
