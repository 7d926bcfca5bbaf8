/** After this time, ms, the page no longer scrolls to a screen that is still loading. */
const giveUpAfterMs = 4000;

/**
 * Calls `attempt` at once and after every change of the page, until it succeeds, the user interacts, or a timeout. For
 * actions that depend on a screen that is still loading.
 * @param attempt returns true on success
 * @returns a function that stops the attempts
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
