import { useRef } from 'react';

/**
 * Returns the focus to the element that had it before a dialog without a trigger opened; with a trigger, Radix does that. Focus that
 * was moved on purpose meanwhile, for example to the next page, is not changed.
 */
export const useFocusReturn = () => {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
};
