/** Maximum length of a message, characters. */
export const maxMessageLength = 5_000;

/** The typed text with another text appended as a separate paragraph; null when the result is too long for a message. */
export const withInserted = (typed: string, text: string): string | null => {
  const joined = typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`;
  return joined.length > maxMessageLength ? null : joined;
};
