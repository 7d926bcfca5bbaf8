import type { DialogSize } from './measure-dialog';

/** A dialog in a window, by the engine that showed it. */
export type SizesByEngine = ReadonlyMap<string, DialogSize>;

/** The smallest share of a dialog's visible body, relative to another engine. */
const leastShare = 0.8;

/**
 * Finds problems of single engines: a dialog with a fault, or one that shows clearly less of its body than in another engine.
 * @param dialog its name and window, for the messages
 */
export const problemsOf = (dialog: string, sizes: SizesByEngine): string[] => {
  const most = Math.max(...[...sizes.values()].map(({ seen }) => seen));
  return [...sizes].flatMap(([engine, { seen, body, faults }]) => [
    ...faults.map((fault) => `${engine}, ${dialog}: ${fault}`),
    ...(seen < Math.min(body, leastShare * most)
      ? [`${engine}, ${dialog}: ${seen} of ${body} px of the body can be seen, elsewhere ${most} px`]
      : []),
  ]);
};
