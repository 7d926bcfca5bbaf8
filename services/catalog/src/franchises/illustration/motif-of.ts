import type { BusinessCategory } from '@setu/contracts';
import type { Motif } from './drawings/drawings';
import { fallbackMotifs, motifs } from './motifs';

/** What is known about a business. */
export interface Described {
  title: string;
  description: string | null;
  businessCategory: BusinessCategory;
}

/** Most words of a phrase. */
const longestPhrase = 3;
/** Most words of a description that are read: what a business is, brands say first. */
const readWords = 60;

/** A word in its singular form, so that `salons` and `bakeries` are found; `glass` and `gas` stay. */
const singular = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** The words of a text in lower case, without accents of Latin letters and in the singular. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);

const byPhrase: ReadonlyMap<string, Motif> = new Map(
  (Object.keys(motifs) as Motif[]).flatMap((motif) =>
    motifs[motif].words.split(', ').map((phrase) => [wordsOf(phrase).join(' '), motif] as const),
  ),
);

interface Found {
  motif: Motif;
  /** Number of words of its phrase. */
  length: number;
  /** Where the phrase begins, in words. */
  at: number;
}

/** The phrases of a text that name a business. */
const findPhrases = (text: string, mostWords: number): Found[] => {
  const words = wordsOf(text).slice(0, mostWords);
  return words.flatMap((_, at) =>
    Array.from({ length: longestPhrase }, (__, n) => n + 1).flatMap((length) => {
      const motif =
        at + length <= words.length ? byPhrase.get(words.slice(at, at + length).join(' ')) : undefined;
      return motif ? { motif, length, at } : [];
    }),
  );
};

/** The first found phrase of those with the highest weight. */
const best = (found: readonly Found[], weightOf: (found: Found) => number): Motif | null =>
  found.reduce<{ motif: Motif | null; weight: number }>(
    (chosen, each) =>
      weightOf(each) > chosen.weight ? { motif: each.motif, weight: weightOf(each) } : chosen,
    { motif: null, weight: 0 },
  ).motif;

/**
 * The drawing for a business. The title decides: a longer phrase before a shorter one, then words of the listing's category, then the later
 * one, because brands put their name first. Without such words, the description decides within the category, then the category alone.
 */
export const motifOf = ({ title, description, businessCategory }: Described): Motif => {
  const isOfCategory = (motif: Motif) => motifs[motif].category === businessCategory;
  const inTitle = best(
    findPhrases(title, Number.POSITIVE_INFINITY),
    ({ motif, length, at }) => length * 1_000 + (isOfCategory(motif) ? 500 : 0) + Math.min(at, 400) + 1,
  );
  if (inTitle) return inTitle;
  const inDescription = best(
    findPhrases(description ?? '', readWords).filter(({ motif }) => isOfCategory(motif)),
    ({ length }) => length,
  );
  return inDescription ?? fallbackMotifs[businessCategory];
};
