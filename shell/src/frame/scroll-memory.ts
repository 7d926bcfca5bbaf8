import { withStorage } from '@setu/mfe-kit';

const storageKey = (entry: string) => `scroll:${entry}`;

/** Without storage no position is stored, and pages start at the top. */
const withTab = <T>(use: (storage: Storage) => T, otherwise: T): T =>
  withStorage(() => sessionStorage, use, otherwise);

/**
 * Identifies a history entry by its path and the router's key. The path is included because the first entry of every
 * page load has the same key.
 */
export const scrollEntry = (pathname: string, key: string): string => `${pathname} ${key}`;

/** The router's key of the first entry of a page load. */
const firstKey = 'default';

/** Stores a position, px from the top, for a history entry. */
export const rememberScroll = (entry: string, top: number): void =>
  withTab((storage) => storage.setItem(storageKey(entry), String(Math.round(top))), undefined);

/** The stored position, px; null when there is none. */
export const rememberedScroll = (entry: string): number | null => {
  const text = withTab((storage) => storage.getItem(storageKey(entry)), null);
  return text === null ? null : Number(text);
};

/**
 * Call it once when the page starts: a page that was opened by a link or its address starts at the top; after a reload
 * or Back the position is restored.
 */
export const beginScrollMemory = (): void => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate')
    withTab((storage) => storage.removeItem(storageKey(scrollEntry(location.pathname, firstKey))), undefined);
};
