import { signInPath } from '@setu/mfe-kit';
import { isLoadingFiles } from '../remotes/loading-files';
import { replayEarlyInput } from './early-input';
import { layOutLater } from './lay-out-later';

/**
 * How often, and for how long while no code is loading, the page checks whether all controls and parts are hydrated, ms. A sign-in link
 * counts as a control, because its handler stores the visitor's intent.
 */
const pollMs = 50;
const longestMs = 10_000;

const listeners = new Set<() => void>();

const isHydrated = () => !document.getElementById('root')?.hasAttribute('data-rendered');

/** Calls the listener once, when the page is hydrated or was not rendered on the server. @returns a function that unsubscribes */
export const onHydrated = (listener: () => void): (() => void) => {
  if (isHydrated()) listener();
  else listeners.add(listener);
  return () => listeners.delete(listener);
};

/** React adds a property to each element that it hydrated. Elements whose code is still loading lack it. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** React's mark before a part that the server rendered and whose code may come later. */
const partMark = '$';

/** The first elements of such parts, which need not have controls. */
const firstOfParts = (root: HTMLElement): Element[] => {
  const marks = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Element[] = [];
  while (marks.nextNode()) {
    const { data, nextSibling } = marks.currentNode as Comment;
    if (data === partMark && nextSibling instanceof Element) found.push(nextSibling);
  }
  return found;
};

const isWhole = (root: HTMLElement): boolean => {
  const controls = [...root.querySelectorAll(`input, textarea, select, button, a[href="${signInPath}"]`)];
  return controls.every(isTakenOver) && firstOfParts(root).every(isTakenOver);
};

const finish = (root: HTMLElement, waitedMs: number): void => {
  if (waitedMs < longestMs && !isWhole(root)) {
    setTimeout(() => finish(root, isLoadingFiles() ? waitedMs : waitedMs + pollMs), pollMs);
    return;
  }
  // A position that was restored must be exact.
  if (window.scrollY === 0) layOutLater();
  root.removeAttribute('data-rendered');
  document.querySelector('script[type=speculationrules]')?.remove();
  replayEarlyInput();
  for (const listener of listeners) listener();
  listeners.clear();
};

/**
 * Marks the page as hydrated when all its controls and parts are, and replays earlier input. From then on links navigate without
 * loading a page, so the speculation rules that prefetch linked pages are removed.
 */
export const markHydrated = (): void => {
  const root = document.getElementById('root');
  if (root?.hasAttribute('data-rendered')) finish(root, 0);
};
