import { withStorage } from '@setu/mfe-kit';

const storageKey = (entry: string) => `scroll:${entry}`;

/** Without storage no position is remembered: pages begin at their top. */
const withTab = <T>(use: (storage: Storage) => T, otherwise: T): T =>
  withStorage(() => sessionStorage, use, otherwise);

/**
 * Names an entry of the history by its path and the router's key. The path is part of it because the router calls the
 * first entry of every page load the same.
 */
export const scrollEntry = (pathname: string, key: string): string => `${pathname} ${key}`;

/** The router's key of the entry a page load begins with. */
const firstKey = 'default';

/** Remembers a position, px from the top, for an entry of the history. */
export const rememberScroll = (entry: string, top: number): void =>
  withTab((storage) => storage.setItem(storageKey(entry), String(Math.round(top))), undefined);

/** The remembered position, px; null when there is none. */
export const rememberedScroll = (entry: string): number | null => {
  const text = withTab((storage) => storage.getItem(storageKey(entry)), null);
  return text === null ? null : Number(text);
};

/**
 * Called once as the page starts: a page opened by a link or by its address begins at its top, one that is reloaded or
 * come back to where it was.
 */
export const beginScrollMemory = (): void => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate')
    withTab((storage) => storage.removeItem(storageKey(scrollEntry(location.pathname, firstKey))), undefined);
};
