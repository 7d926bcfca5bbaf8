import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Ref to the current URL state; null after unmount. Lets a late response skip navigation once the user has left. It is set
 * before the effects of the render run.
 */
export const useLatestAddress = <T>(address: T): RefObject<T | null> => {
  const latest = useRef<T | null>(null);
  useLayoutEffect(() => {
    latest.current = address;
    return () => {
      latest.current = null;
    };
  });
  return latest;
};
