/** Commas and semicolons of the scripts in use, tabs and line breaks. */
const separators = /[,;\t\n\r\v\f\u0085\u2028\u2029،؛、，；]+/;

/** A comma, a semicolon or a space within an address is part of it, so they separate only before the next one. */
const addressSeparators = /[\s;,]+(?=https?:)|[\t\n\r]+/i;

/** What a list has as its entries. */
export type ListKind = 'words' | 'addresses';

/** Entries of a list that was typed or pasted as one text: trimmed, with single spaces, blank ones dropped. */
export const splitList = (text: string, kind: ListKind = 'words'): string[] =>
  text
    .split(kind === 'words' ? separators : addressSeparators)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
