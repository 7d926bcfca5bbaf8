import { withStorage } from '@setu/mfe-kit';

/** A JSON value the browser keeps; null when there is none, it cannot be read, or another script wrote it. */
export const readStored = <T>(storage: () => Storage, key: string): T | null =>
  withStorage(
    storage,
    (there) => {
      try {
        return JSON.parse(there.getItem(key) ?? 'null') as T | null;
      } catch (error) {
        if (error instanceof SyntaxError) return null;
        throw error;
      }
    },
    null,
  );

/** Keeps a JSON value; false when nothing can be kept. */
export const writeStored = (storage: () => Storage, key: string, value: unknown): boolean =>
  withStorage(
    storage,
    (there) => {
      there.setItem(key, JSON.stringify(value));
      return true;
    },
    false,
  );
