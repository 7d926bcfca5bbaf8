import type { DialogSize } from './measure-dialog';

/** A dialog in a window, by the engine that showed it. */
export type SizesByEngine = ReadonlyMap<string, DialogSize>;

/** The least share of its body that a dialog shows, of what another engine shows of it. */
const leastShare = 0.8;

/**
 * Says what hurts people of one engine: a dialog with a fault, or one that shows clearly less of its body than in another engine.
 * @param dialog its name and window, for the sentences
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
