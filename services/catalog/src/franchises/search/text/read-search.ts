import { foldedWords, type Word, wordsIn } from '../words/words-of';
import { type Budget, readBudget } from './read-budget';
import { type PlaceInSearch, placeWords, readPlaces } from './read-places';
import { emptyWords, type Synonyms, synonyms } from './synonyms';

/** A search term: a word or phrase with its synonyms, or another word, which matches as a prefix. */
export interface Term {
  /** Its words as typed, folded. */
  typed: string[];
  /** Its synonyms; empty for an unknown word. */
  synonyms: readonly Synonyms[];
  /** True after `in` or `near`, so it was meant as a place. */
  isMeantAsPlace: boolean;
  from: number;
  to: number;
}

/** The interpretation of a search. */
export interface ReadSearch {
  text: string;
  terms: Term[];
  places: PlaceInSearch[];
  budget: Budget | null;
}

/** Maximum number of terms, because each is a condition of the query. */
const maxTerms = 8;

const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
      ? word.slice(0, -1)
      : word;

/** A word with its plural and singular. */
export const formsOf = (word: string): string[] => {
  if (!/^[a-z]+$/.test(word)) return [word];
  const one = singular(word);
  const many = one.endsWith('y') ? [`${one.slice(0, -1)}ies`, `${one}s`] : [`${one}s`, `${one}es`];
  return [...new Set([word, one, ...many])];
};

const groupsOf = new Map<string, Synonyms[]>();
for (const group of synonyms)
  for (const phrase of group.words) {
    const words = foldedWords(phrase);
    // `icecream` is `ice cream`.
    for (const key of new Set([words.join(' '), words.join('')]))
      groupsOf.set(key, [...new Set([...(groupsOf.get(key) ?? []), group])]);
  }
const longestPhrase = Math.max(...[...groupsOf.keys()].map((phrase) => phrase.split(' ').length));

/** Words with which misspelled words are corrected. */
export const knownWords: readonly string[] = [
  ...new Set([...[...groupsOf.keys()].filter((phrase) => !phrase.includes(' ')), ...placeWords]),
];

const lookUp = (words: readonly string[]): Synonyms[] => {
  const last = words.at(-1) ?? '';
  const found = [words.join(' '), [...words.slice(0, -1), singular(last)].join(' ')].map((key) =>
    groupsOf.get(key),
  );
  return found.find((groups) => groups !== undefined) ?? [];
};

const readTerms = (words: readonly Word[], meantAsPlace: ReadonlySet<Word>): Term[] => {
  const terms: Term[] = [];
  let at = 0;
  while (at < words.length && terms.length < maxTerms) {
    const lengths = [...Array(longestPhrase).keys()].map((n) => longestPhrase - n);
    const next = lengths.find((n) => {
      const part = words.slice(at, at + n).map(({ word }) => word);
      return part.length === n && lookUp(part).length > 0;
    });
    const part = words.slice(at, at + (next ?? 1));
    const typed = part.map(({ word }) => word);
    const [first] = part;
    if (first && (next !== undefined || !emptyWords.has(first.word)))
      terms.push({
        typed,
        synonyms: next === undefined ? [] : lookUp(typed),
        isMeantAsPlace: meantAsPlace.has(first),
        from: first.from,
        to: part.at(-1)?.to ?? first.to,
      });
    at += part.length;
  }
  const distinct = terms.filter(
    (term, index) => terms.findIndex(({ typed }) => `${typed}` === `${term.typed}`) === index,
  );
  const meaningful = distinct.filter((term) => !term.synonyms.some(({ isGeneric }) => isGeneric));
  return meaningful.length > 0 ? meaningful : distinct;
};

/** Parses a text into an amount, places, and the remaining words as terms. */
export const readSearch = (text: string): ReadSearch => {
  const budget = readBudget(text);
  const outside = wordsIn(text).filter(({ from }) => !budget || from < budget.from || from >= budget.to);
  const { places, rest, afterPreposition } = readPlaces(outside);
  return { text, budget, places, terms: readTerms(rest, afterPreposition) };
};
