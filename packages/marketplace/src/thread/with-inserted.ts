/** Longest message, characters. */
export const maxMessageLength = 5_000;

/** What is typed with a further text behind it, as a paragraph of its own; null when that is longer than a message may be. */
export const withInserted = (typed: string, text: string): string | null => {
  const joined = typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`;
  return joined.length > maxMessageLength ? null : joined;
};
