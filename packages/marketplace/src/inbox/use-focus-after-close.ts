import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element after its dialog has closed, when the button that opened the dialog no longer exists. The dialog returns the
 * focus first, so this applies only when the focus was lost.
 * @param isClosed whether no dialog is open
 */
export const useFocusAfterClose = (element: RefObject<HTMLElement | null>, isClosed: boolean): void => {
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
