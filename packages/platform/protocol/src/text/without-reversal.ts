/**
 * A text as it is shown: without characters that reverse what follows. Rows of earlier releases have them, and they would reach beyond
 * their own text, into a sentence, a subject or a file.
 */
export const withoutReversal = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
