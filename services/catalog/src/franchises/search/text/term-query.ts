import type { BusinessCategory } from '@setu/contracts';
import { foldedWords } from '../words/words-of';
import { formsOf, type Term } from './read-search';
import type { Synonyms } from './synonyms';

/** Quotes a word for a tsquery. */
const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** The query for no word at all: a space is in none. */
export const findsNothing = "' '";

const anyOf = (words: readonly string[]) =>
  words.length === 0 ? findsNothing : `(${words.map(lexeme).join(' | ')})`;

/** What is known of the words of all franchises. */
export interface KnownWords {
  /** True when a franchise has or had this word. */
  has: (word: string) => boolean;
  /** The words that begin with this one; null when they are many. */
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
  /** Synonyms of one word; null without any. */
  words: string | null;
  /** Synonyms that are phrases, as a regular expression over search_text; null without any. */
  phrases: string | null;
  /** Wider words; null without any. */
  near: string | null;
  /** Where such businesses are listed. */
  categories: BusinessCategory[];
}

/** A phrase contains only letters, marks and digits, which need no escape in a regular expression. */
const sideBySide = (phrase: string) =>
  phrase
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join('[^[:alnum:]]+');

/** What the words begin with that a word without synonyms finds: its shortest form. */
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

/** Every form of every word that a term may be compared with. */
export const wordsOf = ({ typed, synonyms }: Term): string[] =>
  [
    ...spellings({ typed }),
    ...phrasesOf(synonyms, ({ words }) => words).map(({ parts }) => parts),
    ...phrasesOf(synonyms, ({ near }) => near).map(({ parts }) => parts),
  ]
    .flat()
    .flatMap(formsOf);

/** Typed words in any of their forms, whether franchises have them or not. */
export const typedQuery = (typed: readonly string[]): string =>
  spellings({ typed: [...typed] })
    .map((parts) => `(${parts.map((word) => anyOf(formsOf(word))).join(' & ')})`)
    .join(' | ');

/** A term as queries that contain only words which franchises have; one that contains none finds nothing. */
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
      // A single letter is matched as a whole word, because it begins too many.
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
  // A phrase with one of the single words finds nothing more: `food` finds every `food and beverage`.
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
