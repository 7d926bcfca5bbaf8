import { useCallback, useState } from 'react';

const storageKey = (key: string) => `draft:${key}`;

/** Storage may be forbidden or full: then a draft lives as long as its component, as any state does. */
const withStorage = <T>(use: (storage: Storage) => T, otherwise: T): T => {
  try {
    return use(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return otherwise;
    throw error;
  }
};

/**
 * Text that outlives leaving the page, such as for signing in: it is kept in the tab's session storage.
 * @param key names the draft within the product: `inquiry:<franchise id>:message`
 * @returns the text, a way to change it, and a way to forget it once it was sent
 */
export const useDraft = (key: string, initial = '') => {
  const [text, setText] = useState(() =>
    withStorage((storage) => storage.getItem(storageKey(key)) ?? initial, initial),
  );
  const keep = useCallback(
    (next: string) => {
      setText(next);
      withStorage((storage) => storage.setItem(storageKey(key), next), undefined);
    },
    [key],
  );
  const forget = useCallback(() => {
    setText(initial);
    withStorage((storage) => storage.removeItem(storageKey(key)), undefined);
  }, [key, initial]);
  return [text, keep, forget] as const;
};
