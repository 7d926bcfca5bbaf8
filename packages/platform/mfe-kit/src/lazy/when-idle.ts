/** Time without another request after which the page may be idle, ms. */
const quietMs = 300;

/** Whether the page has loaded, and its scripts have taken over what the server rendered. */
const hasStarted = () =>
  document.readyState === 'complete' && document.querySelector('[data-rendered]') === null;

/**
 * Does some work when the page has started, nothing has requested the work for a while, and the browser is idle.
 * @returns `request` asks for the work, each time once; `cancel` ends a request whose work has not begun
 */
export const whenIdle = (work: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const attempt = () => {
    if (!hasStarted()) request();
    // Safari has no idle callbacks.
    else if ('requestIdleCallback' in window) idle = requestIdleCallback(work);
    else work();
  };
  const request = (): void => {
    clearTimeout(timer);
    timer = setTimeout(attempt, quietMs);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
  return { request, cancel };
};
