/** `2 replies`; null while there is none. */
export const repliesText = (count: number): string | null => {
  if (count === 0) return null;
  return count === 1 ? '1 reply' : `${count.toLocaleString('en-IN')} replies`;
};
