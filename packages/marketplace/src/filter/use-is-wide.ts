import { breakpoints } from '@setu/ui';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${breakpoints.wide}px)`;

const subscribe = (notify: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

/** True where a sidebar has room; a page written on the server counts as wide. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
