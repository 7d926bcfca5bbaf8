import { z } from 'zod';

/** Where something stands in the searched text: UTF-16 code units, the end not included. */
const Span = { from: z.int().min(0), to: z.int().min(0) };

/** How the catalog read the text of a search, and how what it found relates to it. */
export const SearchReading = z.object({
  /**
   * `exact`: everything that was typed. `corrected`: the same with another spelling of some words. `near`: part of it.
   * `none`: there is nothing near.
   */
  match: z.enum(['exact', 'corrected', 'near', 'none']),
  /** What was searched for instead of the typed text, when words look misspelled. */
  corrected: z.string().optional(),
  /** An amount in the text, rupees. */
  budget: z.object({ min: z.number().optional(), max: z.number().optional(), ...Span }).optional(),
  /** Places in the text, under the names we store. */
  places: z.array(z.object({ name: z.string(), ...Span })).default([]),
  /** What of the text near matches do not keep to. */
  dropped: z.array(z.enum(['budget', 'places'])).default([]),
  /** What was typed as a place (`in …`, `near …`) and is none that we know. */
  unknownPlace: z.string().optional(),
});
export type SearchReading = z.output<typeof SearchReading>;

/** On the listing's reply to a call with `search`: a SearchReading as percent-encoded JSON. */
export const searchReadingHeader = 'x-search-reading';

/** A reading as the header carries it. */
export const writeSearchReading = (reading: SearchReading): string =>
  encodeURIComponent(JSON.stringify(reading));

/** The reading of a header; null where there is none, or one of another version that cannot be read. */
export const readSearchReading = (header: string | null): SearchReading | null => {
  if (header === null) return null;
  try {
    return SearchReading.safeParse(JSON.parse(decodeURIComponent(header))).data ?? null;
  } catch {
    return null;
  }
};

/** A text without a part that was read of it. */
export const withoutSpan = (text: string, { from, to }: { from: number; to: number }): string =>
  `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').trim();
