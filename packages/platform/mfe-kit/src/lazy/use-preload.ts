import { useEffect } from 'react';
import { whenIdle } from './when-idle';

/**
 * Fetches code that a likely press needs, such as the other tabs of a dashboard, once the page is idle: on a phone, no pointer comes near
 * a button before it is pressed.
 * @param preload the `preload` of a lazy component, or a function outside components that calls several
 * @param isLikely false while the press is not possible
 * @example
 * usePreload(preloadCalculator);
 */
export const usePreload = (preload: () => void, isLikely = true): void => {
  useEffect(() => {
    if (!isLikely) return;
    const idle = whenIdle(preload);
    idle.request();
    return idle.cancel;
  }, [preload, isLikely]);
};
