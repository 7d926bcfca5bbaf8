import { formsOf, type Term } from './read-search';
import type { Synonyms } from './synonyms';
import { foldedWords } from './words-of';

/** A word as tsquery takes it literally. */
const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
const anyForm = (word: string) => `(${formsOf(word).map(lexeme).join(' | ')})`;
const allWords = (words: readonly string[]) => `(${words.map(anyForm).join(' & ')})`;

/** What a term is compared with, as tsqueries over a franchise's words. */
export interface TermQuery {
  /** The typed words themselves. */
  typed: string;
  /** Those, or words that begin like them where they are none of the trade. */
  begins: string;
  /** Any synonym. A phrase is found by its words in any position; `words` and `phrases` show which are side by side. */
  means: string;
  /** The synonyms that are single words; null when there is none. */
  words: string | null;
  /** The synonyms that are phrases, as a regular expression over search_text; null when there is none. */
  phrases: string | null;
  /** Wider words; null when there are none. */
  near: string | null;
  /** Where such businesses are listed. */
  categories: string[];
}

/** Letters, marks and digits need no escape in a regular expression, and a phrase has nothing else. */
const sideBySide = (phrase: string) =>
  phrase
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join('[^[:alnum:]]+');

const prefix = (word: string) => {
  const stem = formsOf(word).sort((a, b) => a.length - b.length)[0] ?? word;
  // One letter begins nearly everything: it counts as the word it is.
  return word.length === 1 ? lexeme(word) : `${lexeme(stem)}:*`;
};

const phrasesOf = (groups: readonly Synonyms[], pick: (group: Synonyms) => readonly string[] | undefined) =>
  groups.flatMap((group) => pick(group) ?? []).map((phrase) => ({ phrase, parts: foldedWords(phrase) }));

export const termQuery = ({ typed, synonyms }: Term): TermQuery => {
  // `pre-school` is `preschool`.
  const own = typed.length > 1 ? `${allWords(typed)} | ${anyForm(typed.join(''))}` : allWords(typed);
  if (synonyms.length === 0) {
    const begins = typed.map(prefix).join(' & ');
    return { typed: own, begins, means: begins, words: null, phrases: null, near: null, categories: [] };
  }
  const meanings = phrasesOf(synonyms, ({ words }) => words);
  const single = meanings.filter(({ parts }) => parts.length === 1);
  const phrases = meanings.filter(({ parts }) => parts.length > 1);
  const either = (found: typeof meanings) => found.map(({ parts }) => allWords(parts)).join(' | ');
  return {
    typed: own,
    begins: own,
    means: either(meanings),
    words: single.length > 0 ? either(single) : null,
    phrases: phrases.length > 0 ? phrases.map(({ phrase }) => sideBySide(phrase)).join('|') : null,
    near: either(phrasesOf(synonyms, ({ near }) => near)) || null,
    categories: [...new Set(synonyms.flatMap(({ category }) => category ?? []))],
  };
};
