import { useRef } from 'react';

/**
 * Returns the focus to the element that had it before a dialog without a trigger opened; with a trigger Radix does that. A focus that
 * was moved on purpose meanwhile, such as to the next page, stays.
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
