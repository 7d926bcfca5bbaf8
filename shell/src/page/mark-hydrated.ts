import { signInPath } from '@setu/mfe-kit';
import { replayEarlyInput } from './early-input';

/**
 * How often, and for how long, the page checks whether all controls are hydrated, ms. A sign-in link counts as a control, because its
 * handler stores the visitor's intent.
 */
const pollMs = 50;
const longestMs = 10_000;

/** React adds a property to each element that it hydrated. Elements whose code is still loading lack it. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Number of parts below the fold that are laid out in one frame, so that the page answers in between. */
const partsInFrame = 1;

/** Lays out what was left out for a first paint, such as the cards of a list below the fold; then calls `done`. */
const layOutRest = (root: HTMLElement, done: () => void): void => {
  // Styles of what is inside such a part would be computed by a layout of it.
  const rest = [...root.querySelectorAll<HTMLElement>('li:not(li li)')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  const layOut = () => {
    // A hidden page has no frames.
    const count = document.hidden ? rest.length : partsInFrame;
    for (const part of rest.splice(0, count)) part.style.contentVisibility = 'visible';
    if (rest.length > 0) requestAnimationFrame(() => setTimeout(layOut));
    else done();
  };
  layOut();
};

const finish = (root: HTMLElement, waitedMs: number): void => {
  const controls = [...root.querySelectorAll(`input, textarea, select, button, a[href="${signInPath}"]`)];
  if (waitedMs < longestMs && !controls.every(isTakenOver)) {
    setTimeout(() => finish(root, waitedMs + pollMs), pollMs);
    return;
  }
  document.querySelector('script[type=speculationrules]')?.remove();
  replayEarlyInput();
  layOutRest(root, () => root.removeAttribute('data-rendered'));
};

/**
 * Marks the page as hydrated when all its controls are, and replays earlier input. From then on links navigate without
 * loading a page, so the speculation rules that prefetch linked pages are removed.
 */
export const markHydrated = (): void => {
  const root = document.getElementById('root');
  if (root?.hasAttribute('data-rendered')) finish(root, 0);
};
