import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What a screen shows at this moment, null once it was left: for replies that come when one has long gone elsewhere, and must
 * not take anybody back. Known before the effects of what is shown.
 */
export const useInSight = <T>(shown: T): RefObject<T | null> => {
  const inSight = useRef<T | null>(null);
  useLayoutEffect(() => {
    inSight.current = shown;
    return () => {
      inSight.current = null;
    };
  });
  return inSight;
};
