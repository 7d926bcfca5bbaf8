/**
 * A text as it is shown: without bidirectional overrides. Rows of earlier releases contain them, and they would also affect the
 * surrounding sentence, subject or file.
 */
export const withoutReversal = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
