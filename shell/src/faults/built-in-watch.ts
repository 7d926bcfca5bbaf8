import type { BootRemote } from '@setu/protocol';
import { authorOf } from './author-of';
import { keepBuiltIns, type Replaced } from './checks/built-ins';
import type { WatchedScreen } from './watched-screen';

/** Number of loaded files that the browser remembers. */
const maxLoaded = 2_000;

/** @param report called with the screen whose release replaced a built-in */
export const makeBuiltInWatch = (report: (of: WatchedScreen, message: string) => void) => {
  /** Screens whose files have run, by their containers. */
  const ran = new Map<string, WatchedScreen>();
  let restore: ReturnType<typeof keepBuiltIns> = () => [];

  const authorFor = ({ replacement }: Replaced, suspect: WatchedScreen): Promise<BootRemote | null> =>
    typeof replacement === 'function'
      ? authorOf(
          replacement as Parameters<typeof authorOf>[0],
          [...ran.values()].map(({ remote }) => remote),
        )
      : Promise.resolve(suspect.remote);

  const blame = async (replaced: Replaced, suspect: WatchedScreen) => {
    const author = await authorFor(replaced, suspect);
    const of = author && ran.get(author.container);
    if (of) report(of, `It replaced ${replaced.name}`);
  };

  return {
    /** Saves the built-ins. Call it before any remote loads. */
    start: () => {
      // The browser keeps 250 by default, and the scripts of a release are found among them.
      performance.setResourceTimingBufferSize(maxLoaded);
      restore = keepBuiltIns();
    },
    noteRan: (of: WatchedScreen) => void ran.set(of.remote.container, of),
    /** Restores built-ins that were replaced since the last check, and reports the release that did it. */
    look: (suspect: WatchedScreen | null) => {
      for (const replaced of restore()) if (suspect) blame(replaced, suspect).catch(() => {}); // No blame without a readable file.
    },
  };
};
