/** Opens a channel between the tabs of the browser; null in one that has none, or forbids it with the storage of the site. */
export const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return null;
    throw error;
  }
};
