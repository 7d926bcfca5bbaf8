import { replayEarlyInput } from './early-input';

/** How often the page looks whether React has taken over the rest, and for how long, ms. */
const pollMs = 50;
const longestMs = 10_000;

/** React leaves its mark on each element that it has taken over. A part whose code is still on its way has none. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const finish = (root: HTMLElement, waitedMs: number): void => {
  const controls = [...root.querySelectorAll('input, textarea, select, button')];
  if (waitedMs < longestMs && !controls.every(isTakenOver)) {
    setTimeout(() => finish(root, waitedMs + pollMs), pollMs);
    return;
  }
  root.removeAttribute('data-rendered');
  document.querySelector('script[type=speculationrules]')?.remove();
  replayEarlyInput();
};

/**
 * Marks the page as one that answers to clicks and keys, once all its controls do, and hands on what was typed before. Links lead
 * to other screens without another page from then on, so the rules go by which browsers fetch the pages of links in advance.
 */
export const markHydrated = (): void => {
  const root = document.getElementById('root');
  if (root?.hasAttribute('data-rendered')) finish(root, 0);
};
