import type { FooterPlace } from './page-footer';

/** A place for the footer of a screen. @returns the place, and a ref for its element */
export const makeFooterPlace = (): FooterPlace & { ref: (element: HTMLElement | null) => void } => {
  let current: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    element: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ref: (element) => {
      current = element;
      for (const listener of listeners) listener();
    },
  };
};
