import { formsOf, type Term } from './read-search';
import type { Synonyms } from './synonyms';
import { foldedWords } from './words-of';

/** Quotes a word for a tsquery. */
const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
const anyForm = (word: string) => `(${formsOf(word).map(lexeme).join(' | ')})`;
const allWords = (words: readonly string[]) => `(${words.map(anyForm).join(' & ')})`;

/** A term as tsqueries over a franchise's words. */
export interface TermQuery {
  /** The typed words themselves. */
  typed: string;
  /** The typed words, or for words without synonyms all words with the same start. */
  begins: string;
  /** Any synonym. A phrase matches by its words in any position; `words` and `phrases` check whether they are adjacent. */
  means: string;
  /** Synonyms of one word; null without any. */
  words: string | null;
  /** Synonyms that are phrases, as a regular expression over search_text; null without any. */
  phrases: string | null;
  /** Wider words; null without any. */
  near: string | null;
  /** Where such businesses are listed. */
  categories: string[];
}

/** A phrase contains only letters, marks and digits, which need no escape in a regular expression. */
const sideBySide = (phrase: string) =>
  phrase
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join('[^[:alnum:]]+');

const prefix = (word: string) => {
  const stem = formsOf(word).sort((a, b) => a.length - b.length)[0] ?? word;
  // A single letter is matched as a whole word, because it begins too many words.
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
