import { onEachCommit } from './commits';

/** Number of commits without an idle moment between them that may be a loop. */
const manyCommits = 100;
/** Minimum duration of such a series, ms: a page that is only busy becomes idle earlier. */
const longTime = 3_000;

let listener: (() => void) | null = null;
let commits = 0;
let since = 0;

const restart = () => {
  commits = 0;
};

// At module level, because this module is imported before React.
onEachCommit(() => {
  if (!listener || !('requestIdleCallback' in window)) return;
  if (commits === 0) {
    since = performance.now();
    requestIdleCallback(restart);
  }
  commits += 1;
  if (commits < manyCommits || performance.now() - since < longTime) return;
  restart();
  listener();
});

/** People who drag, type or scroll keep a page busy too. */
const handleInput = (event: Event) => {
  if (!(event instanceof PointerEvent) || event.buttons !== 0) restart();
};
for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])
  addEventListener(type, handleInput, { passive: true, capture: true });

/**
 * Calls `found` when React renders endlessly: for seconds, without an idle moment or user input. Timers and promises
 * still run in such a page, but a navigation is never painted.
 */
export const watchRenderLoop = (found: () => void): void => {
  listener = found;
};
