import { isId } from '@setu/contracts';
import { withStorage } from '@setu/mfe-kit';
import { useMemo, useSyncExternalStore } from 'react';

/** Maximum number of franchises beside each other. */
export const mostCompared = 4;

/** A franchise that is chosen to be compared. */
export interface Compared {
  id: string;
  title: string;
}

/** The choice is the same in every tab of the browser, and stays until it is cleared. */
const key = 'compare';
/** Notifies this tab: the event `storage` is for the others. */
const changed = 'compare-changed';
/** The choice where the browser forbids storage. */
let inMemory = '';

const readText = (): string =>
  withStorage(
    () => localStorage,
    (storage) => storage.getItem(key) ?? '',
    inMemory,
  );

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  isId(value.id) &&
  'title' in value &&
  typeof value.title === 'string';

/** Stored text of any release, which may be damaged. */
const parse = (text: string): readonly Compared[] => {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, mostCompared) : [];
  } catch {
    return [];
  }
};

const write = (compared: readonly Compared[]): void => {
  inMemory = JSON.stringify(compared.map(({ id, title }) => ({ id, title })));
  withStorage(
    () => localStorage,
    (storage) => storage.setItem(key, inMemory),
    undefined,
  );
  window.dispatchEvent(new Event(changed));
};

const subscribe = (onChange: () => void) => {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
};

/** The franchises that are chosen to be compared, in the order of the choice; none while a page is rendered on the server. */
export const useCompared = (): readonly Compared[] => {
  const text = useSyncExternalStore(subscribe, readText, () => '');
  return useMemo(() => parse(text), [text]);
};

/** Chooses a franchise to be compared. @returns false when there are four already */
export const addCompared = (franchise: Compared): boolean => {
  const compared = parse(readText()).filter(({ id }) => id !== franchise.id);
  if (compared.length >= mostCompared) return false;
  write([...compared, franchise]);
  return true;
};

export const removeCompared = (id: string): void => write(parse(readText()).filter((one) => one.id !== id));

export const clearCompared = (): void => write([]);

/** The address of the comparison of these franchises. */
export const compareAddress = (ids: readonly string[]): string => `/compare?ids=${ids.join(',')}`;
