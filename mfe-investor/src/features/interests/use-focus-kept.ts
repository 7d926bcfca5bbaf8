import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus with an element when a dialog of its closes and the button that opened it is gone: the dialog gives
 * the focus back first, and only what is lost then is caught.
 * @param isClosed whether no dialog is open now
 */
export const useFocusKept = (element: RefObject<HTMLElement | null>, isClosed: boolean): void => {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasJustClosed = isClosed && wasOpen.current;
    wasOpen.current = !isClosed;
    if (!hasJustClosed) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [element, isClosed]);
};
