/**
 * Uses the browser's storage. Where it is forbidden, full or absent (on the server), the page works without it.
 * @param of names the storage: forbidden ones throw as soon as they are named
 * @param otherwise the result when the storage is not available
 */
export const withStorage = <T>(of: () => Storage, use: (storage: Storage) => T, otherwise: T): T => {
  try {
    // Node 25 and newer have the name, and nothing behind it.
    const storage: Storage | undefined = of();
    return storage ? use(storage) : otherwise;
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return otherwise;
    throw error;
  }
};
