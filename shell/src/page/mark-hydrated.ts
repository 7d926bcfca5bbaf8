import { replayEarlyInput } from './early-input';

/** Marks the page as one that answers to clicks and keys, and hands on what was typed before. */
export const markHydrated = (): void => {
  document.getElementById('root')?.removeAttribute('data-rendered');
  replayEarlyInput();
};
