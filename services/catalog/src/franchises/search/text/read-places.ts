import { placeNames } from '@setu/contracts';
import { foldedWords, type Word } from '../words/words-of';

/** A place in a search by its stored name, and its position in the text including its preposition. */
export interface PlaceInSearch {
  name: string;
  /** The words it was typed as. */
  typed: string[];
  from: number;
  to: number;
}

/** Further names that people type. */
const typedNames: Readonly<Record<string, string>> = {
  up: 'Uttar Pradesh',
  mp: 'Madhya Pradesh',
  ncr: 'Delhi NCR',
  blr: 'Bangalore',
  hyd: 'Hyderabad',
  'navi mumbai': 'Navi Mumbai',
  मुंबई: 'Mumbai',
  मुम्बई: 'Mumbai',
  दिल्ली: 'Delhi NCR',
  पुणे: 'Pune',
  बेंगलुरु: 'Bangalore',
  बैंगलोर: 'Bangalore',
  चेन्नई: 'Chennai',
  हैदराबाद: 'Hyderabad',
  कोलकाता: 'Kolkata',
  अहमदाबाद: 'Ahmedabad',
  सूरत: 'Surat',
  जयपुर: 'Jaipur',
  लखनऊ: 'Lucknow',
  कानपुर: 'Kanpur',
  नागपुर: 'Nagpur',
  इंदौर: 'Indore',
  भोपाल: 'Bhopal',
  पटना: 'Patna',
  महाराष्ट्र: 'Maharashtra',
  गुजरात: 'Gujarat',
  राजस्थान: 'Rajasthan',
  बिहार: 'Bihar',
  पंजाब: 'Punjab',
  'उत्तर प्रदेश': 'Uttar Pradesh',
  'मध्य प्रदेश': 'Madhya Pradesh',
};

const names = new Map(
  [...placeNames, ...Object.entries(typedNames)].map(([typed, name]) => [foldedWords(typed).join(' '), name]),
);
const longestName = Math.max(...[...names.keys()].map((name) => name.split(' ').length));

/** All names of places with one word, to correct misspelled names. */
export const placeWords: readonly string[] = [...names.keys()].filter((name) => !name.includes(' '));

/** Prepositions before a place. */
const prepositions = new Set(['in', 'near', 'at', 'around']);
/** After these `up` is a part of an English word: `start up`, `set up`. */
const beforeUp = new Set(['start', 'set', 'pop', 'pick', 'wake', 'grown', 'step', 'make', 'scale']);

export interface ReadPlaces {
  places: PlaceInSearch[];
  rest: Word[];
  /** The remaining words after `in` or `near`. */
  afterPreposition: ReadonlySet<Word>;
}

/** Separates the places from the other words of a search. */
export const readPlaces = (words: readonly Word[]): ReadPlaces => {
  const places: PlaceInSearch[] = [];
  const rest: Word[] = [];
  const afterPreposition = new Set<Word>();
  let at = 0;
  while (at < words.length) {
    const first = words[at];
    if (!first) break;
    const previous = words[at - 1];
    const hasPreposition = previous !== undefined && prepositions.has(previous.word);
    const length = [...Array(longestName).keys()]
      .map((n) => longestName - n)
      .find((n) => at + n <= words.length && names.has(phrase(words, at, n)));
    const name = length === undefined ? undefined : names.get(phrase(words, at, length));
    if (
      length === undefined ||
      name === undefined ||
      (first.word === 'up' && beforeUp.has(previous?.word ?? ''))
    ) {
      if (hasPreposition) afterPreposition.add(first);
      rest.push(first);
      at += 1;
      continue;
    }
    if (hasPreposition) rest.pop();
    const typed = words.slice(at, at + length);
    places.push({
      name,
      typed: typed.map(({ word }) => word),
      from: hasPreposition ? previous.from : first.from,
      to: typed.at(-1)?.to ?? first.to,
    });
    at += length;
  }
  return { places, rest, afterPreposition };
};

const phrase = (words: readonly Word[], at: number, length: number) =>
  words
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ');
