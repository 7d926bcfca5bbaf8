const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/**
 * First visible letter or digit (a Devanagari syllable with its vowel sign counts as one letter), in upper case; without any,
 * the first character.
 */
export const firstLetter = (text: string | null | undefined): string => {
  const trimmed = (text ?? '').trim();
  for (const { segment } of letters.segment(trimmed))
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase('en-IN');
  const [first] = letters.segment(trimmed);
  return first?.segment.toLocaleUpperCase('en-IN') ?? '';
};

/** The fields of a user that {@link initials} reads. */
export interface NamedUser {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}

/** Initials of first and last name, else of the first name, else the first letter of the e-mail address, else U. */
export const initials = ({ firstName, lastName, email }: NamedUser): string => {
  const first = firstLetter(firstName);
  const last = firstLetter(lastName);
  if (first && last) return first + last;
  return first || firstLetter(email) || 'U';
};
