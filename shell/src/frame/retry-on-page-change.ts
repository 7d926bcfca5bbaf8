/** After this time a screen that is still loading is not scrolled to any more. */
const giveUpAfterMs = 4000;

/**
 * Tries something at once and after every change of the page, until it works, the user takes over, or it has
 * taken too long. For what depends on a screen that is still on its way.
 * @param attempt answers true when it worked
 * @returns the way to give up early
 */
export const retryOnPageChange = (attempt: () => boolean): (() => void) => {
  if (attempt()) return () => {};
  const ending = new AbortController();
  const observer = new MutationObserver(() => {
    if (attempt()) ending.abort();
  });
  const giveUp = () => ending.abort();
  const timer = setTimeout(giveUp, giveUpAfterMs);
  ending.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(type, giveUp, { passive: true, signal: ending.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  return giveUp;
};
