import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a panel without a trigger of its own closes; with a trigger Radix does
 * it. Where the focus went somewhere on purpose meanwhile, such as to the next page, it stays there.
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
