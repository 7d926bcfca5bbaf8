import { withStorage } from '@setu/mfe-kit';

/** A stored JSON value; null when it is missing, cannot be read, or was written by another script. */
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

/** Stores a JSON value; false when nothing can be stored. */
export const writeStored = (storage: () => Storage, key: string, value: unknown): boolean =>
  withStorage(
    storage,
    (there) => {
      there.setItem(key, JSON.stringify(value));
      return true;
    },
    false,
  );
