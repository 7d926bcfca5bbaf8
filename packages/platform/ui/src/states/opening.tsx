import { Children, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useAfterPaint } from './use-after-paint';

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
 */
export function Opening(): null {
  useLayoutEffect(() => {
    const element = pressed && performance.now() - pressed.at < longestMs ? pressed.element : null;
    element?.setAttribute('data-opening', '');
    return () => element?.removeAttribute('data-opening');
  }, []);
  return null;
}

/**
 * A place for the dialog, drawer or sheet that a press opens. The pressed button shows the press first, and until the code of the dialog
 * has loaded. A slow phone may need half a second to render a dialog.
 * @param children the dialog, which may be lazy-loaded; null while it is closed
 * @example
 * <Opened>{isOpen ? <OfferDialog onClose={close} /> : null}</Opened>
 */
export function Opened({ children }: { children: ReactNode }) {
  const isOpen = Children.toArray(children).length > 0;
  const [isPainted, setPainted] = useState(false);
  const afterPaint = useAfterPaint();
  useEffect(() => {
    if (isOpen) afterPaint(() => setPainted(true));
  }, [isOpen, afterPaint]);
  if (!isOpen && isPainted) setPainted(false);
  return <Suspense fallback={<Opening />}>{isOpen && !isPainted ? <Opening /> : children}</Suspense>;
}
