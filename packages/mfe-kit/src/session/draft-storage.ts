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

/** What was kept under a key in this tab; null when nothing was. */
export const readDraft = (key: string): string | null =>
  withStorage((storage) => storage.getItem(storageKey(key)), null);

/** Keeps text in this tab until it is forgotten or the tab closed. */
export const keepDraft = (key: string, text: string): void =>
  withStorage((storage) => storage.setItem(storageKey(key), text), undefined);

export const forgetDraft = (key: string): void =>
  withStorage((storage) => storage.removeItem(storageKey(key)), undefined);
