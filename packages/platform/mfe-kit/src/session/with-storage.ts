/**
 * Uses the browser's storage. Where it is forbidden, full or absent (on the server), the page works without it.
 * @param of returns the storage; a forbidden one throws on access
 * @param otherwise the result when the storage is not available
 */
export const withStorage = <T>(of: () => Storage, use: (storage: Storage) => T, otherwise: T): T => {
  try {
    // Node 25 and newer define the global, but its value is undefined.
    const storage: Storage | undefined = of();
    return storage ? use(storage) : otherwise;
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return otherwise;
    throw error;
  }
};
