import { useLayoutEffect } from 'react';

/** The button or link that was pressed last, and when, ms. */
let pressed: { element: Element; at: number } | null = null;

// Not the focused element: Safari does not focus what is pressed.
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element && target.closest('button, a, summary, [role="button"]');
      if (element) pressed = { element, at: performance.now() };
    },
    true,
  );

/** After this time something else opened the dialog, for example the address of the page, ms. */
const longestMs = 1_000;

/**
 * The fallback of a dialog, drawer or sheet whose code is loading. It shows nothing itself; the button that was pressed shows that
 * the press was received.
 * @example
 * <Suspense fallback={<Opening />}>
 */
export function Opening(): null {
  useLayoutEffect(() => {
    const element = pressed && performance.now() - pressed.at < longestMs ? pressed.element : null;
    element?.setAttribute('data-opening', '');
    return () => element?.removeAttribute('data-opening');
  }, []);
  return null;
}
