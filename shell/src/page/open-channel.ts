/** Opens a channel between the tabs of the browser; null in a browser without channels, or one that forbids them together with storage. */
export const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return null;
    throw error;
  }
};
