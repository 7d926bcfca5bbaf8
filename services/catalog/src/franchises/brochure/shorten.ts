import { latin, runsOf } from '../fonts';

/** Maximum number of paragraphs of a text in a brochure. */
export const maxParagraphs = 100;
/** Maximum number of runs of one script in a text. Each run is laid out separately, so many runs are expensive. */
export const maxRuns = 800;

/** A text of a brochure. */
export interface Shortened {
  paragraphs: string[];
  /** True when text was left out; the brochure then links to the whole text. */
  isShortened: boolean;
}

/** Limits the cost of laying out a text. Prose in one or two scripts is never shortened. */
export const shorten = (paragraphs: readonly string[]): Shortened => {
  const kept: string[] = [];
  let runsLeft = maxRuns;
  for (const paragraph of paragraphs.slice(0, maxParagraphs)) {
    const runs = runsOf(paragraph, latin.regular);
    if (runs.length > runsLeft) {
      const start = runs.slice(0, runsLeft).map(({ text }) => text);
      return { paragraphs: [...kept, `${start.join('')}…`], isShortened: true };
    }
    runsLeft -= runs.length;
    kept.push(paragraph);
  }
  return { paragraphs: kept, isShortened: kept.length < paragraphs.length };
};
