/** Time without another request after which the page may be idle, ms. */
const quietMs = 300;

/** Whether the page has loaded, and its scripts have taken over what the server rendered. */
const hasStarted = () =>
  document.readyState === 'complete' && document.querySelector('[data-rendered]') === null;

/** Does some work when the page has started, nothing has requested the work for a while, and the browser is idle. */
export const whenIdle = (work: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (!hasStarted()) request();
    // Safari has no idle callbacks.
    else if ('requestIdleCallback' in window) requestIdleCallback(work);
    else work();
  };
  const request = (): void => {
    clearTimeout(timer);
    timer = setTimeout(attempt, quietMs);
  };
  return { request, cancel: () => clearTimeout(timer) };
};
