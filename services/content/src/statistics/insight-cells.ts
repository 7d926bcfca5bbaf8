import { insightObservations } from '@setu/contracts';

/** A figure of the insights. */
export interface Cell {
  /** A category or a city. */
  subject: string;
  /** Number of real observations. */
  observations: number;
}

/** Maximum number of cells of one kind. */
const shownCells = 3;

/**
 * Chooses the cells to show. Without samples: the observed cells, best first. With samples: each labelled sample, which the real figure
 * replaces when there are enough observations.
 * @param real observed cells, best first
 * @param samples seeded cells in the order they are shown
 */
export const cellsToShow = <C extends Cell>(
  real: readonly C[],
  samples: readonly C[],
): (C & { isSample: boolean })[] => {
  if (samples.length === 0) return real.slice(0, shownCells).map((cell) => ({ ...cell, isSample: false }));
  return samples.map((sample) => {
    const seen = real.find(({ subject }) => subject === sample.subject);
    if (seen && seen.observations >= insightObservations) return { ...seen, isSample: false };
    return { ...sample, observations: seen?.observations ?? 0, isSample: true };
  });
};

/** Growth in whole percent; null when the earlier value is 0. */
export const growthPercent = (before: number, after: number): number | null =>
  before > 0 ? Math.round(((after - before) / before) * 100) : null;

/** Score out of 5 with one decimal; the highest of all scores 5.0. */
export const cityScore = (inquiries: number, most: number): string =>
  (most > 0 ? (5 * inquiries) / most : 0).toFixed(1);
