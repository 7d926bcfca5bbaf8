import { foldText } from '@setu/contracts';

/** A word of a typed text and its position. */
export interface Word {
  /** The word in its form for comparison. */
  word: string;
  from: number;
  to: number;
}

/** Maximum length of a word; the database truncates it as well. */
const longestWord = 100;

/** The words of a text: runs of letters, their marks and digits. The migration of the search columns splits text like this. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)]
    .map(({ 0: typed, index }) => ({
      word: foldText(typed).slice(0, longestWord),
      from: index,
      to: index + typed.length,
    }))
    .filter(({ word }) => word !== '');

/** The words of a phrase, folded. */
export const foldedWords = (phrase: string): string[] => wordsIn(phrase).map(({ word }) => word);
