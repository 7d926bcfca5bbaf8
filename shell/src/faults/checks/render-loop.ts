import { onEachCommit } from './commits';

/** Commits without an idle moment between them, from which on it may be a loop. */
const manyCommits = 100;
/** How long they have to go on, ms: a page that is merely busy comes to rest before. */
const longTime = 3_000;

let listener: (() => void) | null = null;
let commits = 0;
let since = 0;

const restart = () => {
  commits = 0;
};

// Here and not in a function: this module is imported before React is.
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
 * Calls `found` when React renders without end: again and again, for seconds, with no idle moment and no input of the
 * user between. Timers and promises go on in such a page, but a navigation is never painted.
 */
export const watchRenderLoop = (found: () => void): void => {
  listener = found;
};
