import { latin, runsOf } from '../scripts';

/** Most paragraphs of one text that a brochure holds. */
export const maxParagraphs = 100;
/** Most stretches of one script in one text. Each one is laid out alone, so a text that changes script at every letter is costly. */
export const maxRuns = 800;

/** A text as a brochure holds it. */
export interface Shortened {
  paragraphs: string[];
  /** True when something was left out, so that the reader is told where the rest is. */
  isShortened: boolean;
}

/** Bounds what a text costs to lay out. Prose in one or two scripts is never shortened. */
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
