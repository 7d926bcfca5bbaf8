/**
 * Uses the browser's storage. Where it is forbidden, full or, on the server, not there at all, the page goes on without.
 * @param of names the storage: forbidden ones throw as soon as they are named
 * @param otherwise stands in for what could not be had
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
