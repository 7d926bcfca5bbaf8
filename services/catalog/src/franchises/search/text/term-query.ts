import type { BusinessCategory } from '@setu/contracts';
import { foldedWords } from '../words/words-of';
import { formsOf, type Term } from './read-search';
import type { Synonyms } from './synonyms';

/** Quotes a word for a tsquery. */
const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** A query that matches nothing, because no word contains a space. */
export const findsNothing = "' '";

const anyOf = (words: readonly string[]) =>
  words.length === 0 ? findsNothing : `(${words.map(lexeme).join(' | ')})`;

/** The words of all franchises. */
export interface KnownWords {
  /** True when a franchise has or had this word. */
  has: (word: string) => boolean;
  /** The words with this prefix; null when there are too many. */
  begunBy: (prefix: string) => readonly string[] | null;
}

/** A term as tsqueries over a franchise's words. */
export interface TermQuery {
  /** The typed words themselves. */
  typed: string;
  /** The typed words, or for words without synonyms all words with the same start. */
  begins: string;
  /** Any synonym. A phrase matches by its words in any position; `words` and `phrases` check whether they are adjacent. */
  means: string;
  /** Synonyms that are single words; null when there are none. */
  words: string | null;
  /** Synonyms that are phrases, as a regular expression over search_text; null when there are none. */
  phrases: string | null;
  /** Wider words; null when there are none. */
  near: string | null;
  /** Categories of such businesses. */
  categories: BusinessCategory[];
}

/** A phrase has only letters, marks and digits, which do not need to be escaped in a regular expression. */
const sideBySide = (phrase: string) =>
  phrase
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join('[^[:alnum:]]+');

/** The prefix by which a word without synonyms matches: its shortest form. */
export const prefixOf = (word: string): string =>
  formsOf(word).sort((a, b) => a.length - b.length)[0] ?? word;

interface Phrase {
  phrase: string;
  parts: string[];
}

const phrasesOf = (
  groups: readonly Synonyms[],
  pick: (group: Synonyms) => readonly string[] | undefined,
): Phrase[] =>
  groups.flatMap((group) => pick(group) ?? []).map((phrase) => ({ phrase, parts: foldedWords(phrase) }));

const spellings = ({ typed }: Pick<Term, 'typed'>): string[][] =>
  // `pre-school` is `preschool`.
  typed.length > 1 ? [typed, [typed.join('')]] : [typed];

/** All forms of all words with which a term may be compared. */
export const wordsOf = ({ typed, synonyms }: Term): string[] =>
  [
    ...spellings({ typed }),
    ...phrasesOf(synonyms, ({ words }) => words).map(({ parts }) => parts),
    ...phrasesOf(synonyms, ({ near }) => near).map(({ parts }) => parts),
  ]
    .flat()
    .flatMap(formsOf);

/** A query for typed words in any form, whether or not franchises have them. */
export const typedQuery = (typed: readonly string[]): string =>
  spellings({ typed: [...typed] })
    .map((parts) => `(${parts.map((word) => anyOf(formsOf(word))).join(' & ')})`)
    .join(' | ');

/** Builds the queries of a term with only the words that franchises have. A query without such words matches nothing. */
export const termQuery = ({ typed, synonyms }: Term, known: KnownWords): TermQuery => {
  const knownForms = (word: string) => formsOf(word).filter(known.has);
  const isKnown = (parts: readonly string[]) => parts.every((word) => knownForms(word).length > 0);
  const allWords = (parts: readonly string[]) =>
    `(${parts.map((word) => anyOf(knownForms(word))).join(' & ')})`;
  const either = (all: readonly (readonly string[])[]) =>
    all.filter(isKnown).map(allWords).join(' | ') || findsNothing;

  const own = either(spellings({ typed }));
  if (synonyms.length === 0) {
    const begunBy = (word: string) => {
      // A single letter matches only as a whole word, because too many words begin with it.
      if (word.length === 1) return anyOf(knownForms(word));
      const words = known.begunBy(prefixOf(word));
      return words === null
        ? `${lexeme(prefixOf(word))}:*`
        : anyOf([...new Set([...knownForms(word), ...words])]);
    };
    const begins = `(${typed.map(begunBy).join(' & ')})`;
    return { typed: own, begins, means: begins, words: null, phrases: null, near: null, categories: [] };
  }
  const all = phrasesOf(synonyms, ({ words }) => words).filter(({ parts }) => isKnown(parts));
  const single = all.filter(({ parts }) => parts.length === 1);
  const alone = new Set(single.flatMap(({ parts: [word = ''] }) => formsOf(word)));
  // A phrase that contains one of the single words is redundant: `food` finds every `food and beverage`.
  const phrases = all.filter(({ parts }) => parts.length > 1 && !parts.some((word) => alone.has(word)));
  const meanings = [...single, ...phrases];
  const partsOf = (found: readonly Phrase[]) => found.map(({ parts }) => parts);
  const near = phrasesOf(synonyms, (group) => group.near).filter(({ parts }) => isKnown(parts));
  return {
    typed: own,
    begins: own,
    means: either(partsOf(meanings)),
    words: single.length > 0 ? either(partsOf(single)) : null,
    phrases: phrases.length > 0 ? phrases.map(({ phrase }) => sideBySide(phrase)).join('|') : null,
    near: near.length > 0 ? either(partsOf(near)) : null,
    categories: [...new Set(synonyms.flatMap(({ category }) => category ?? []))],
  };
};
