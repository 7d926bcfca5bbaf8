/** Commas and semicolons of the supported scripts, tabs and line breaks. */
const separators = /[,;\t\n\r\v\f\u0085\u2028\u2029،؛、，；]+/;

/** Commas, semicolons and spaces may be part of an address, so they separate only before the next address. */
const addressSeparators = /[\s;,]+(?=https?:)|[\t\n\r]+/i;

/** The kind of a list's entries. */
export type ListKind = 'words' | 'addresses';

/** Entries of a list that was typed or pasted as one text: trimmed, with single spaces, without blank entries. */
export const splitList = (text: string, kind: ListKind = 'words'): string[] =>
  text
    .split(kind === 'words' ? separators : addressSeparators)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
