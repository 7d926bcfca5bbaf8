import { breakpoints } from '@setu/ui';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${breakpoints.wide}px)`;

/** Undefined without media queries, which counts as narrow. */
const wideScreen = () => globalThis.matchMedia?.(query);

const subscribe = (notify: () => void) => {
  const list = wideScreen();
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
};

/** True when a sidebar fits; a server-rendered page counts as wide. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wideScreen()?.matches ?? false,
    () => true,
  );
