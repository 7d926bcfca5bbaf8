import { replayEarlyInput } from './early-input';

/**
 * Marks the page as one that answers to clicks and keys, and hands on what was typed before. Links lead to other screens
 * without another page from now on, so the rules go by which browsers fetch the pages of links in advance.
 */
export const markHydrated = (): void => {
  document.getElementById('root')?.removeAttribute('data-rendered');
  document.querySelector('script[type=speculationrules]')?.remove();
  replayEarlyInput();
};
