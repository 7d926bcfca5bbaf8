import { z } from 'zod';

/** A range of the searched text in UTF-16 code units; the end is exclusive. */
const Span = { from: z.int().min(0), to: z.int().min(0) };

const matches = ['exact', 'corrected', 'near', 'none'] as const;

/** How the catalog interpreted the text of a search, and how the results relate to it. */
export const SearchReading = z.object({
  /**
   * `exact`: results match the whole text. `corrected`: they match it with other spellings. `near`: they match a part of it.
   * `none`: no near matches exist.
   */
  match: z.enum(matches),
  /** The corrected text, when words look misspelled. */
  corrected: z.string().optional(),
  /** An amount in the text, rupees. */
  budget: z.object({ min: z.number().optional(), max: z.number().optional(), ...Span }).optional(),
  /** Places in the text, by their stored names. */
  places: z.array(z.object({ name: z.string(), ...Span })).default([]),
  /** Parts of the text that near matches ignore. */
  dropped: z.array(z.enum(['budget', 'places'])).default([]),
  /** Unknown places: parts that were typed as a place (`in …`, `near …`). */
  unknownPlace: z.string().optional(),
});
export type SearchReading = z.output<typeof SearchReading>;

/** The reading in a reply; null when it has none, or one from an incompatible version. */
export const searchReadingOf = (said: unknown): SearchReading | null => {
  const value = said as Partial<SearchReading> | null | undefined;
  return value?.match && matches.includes(value.match)
    ? { places: [], dropped: [], ...value, match: value.match }
    : null;
};

/** The text without a part. */
export const withoutSpan = (text: string, { from, to }: { from: number; to: number }): string =>
  `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').trim();
