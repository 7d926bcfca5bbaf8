import { z } from 'zod';
import { Text } from '../values/text';
import { documentIdOf, documentLimits } from './upload-rules';

/** A PDF that was uploaded here. */
export const StoredDocument = z.object({
  /** `/media/<id>/document.pdf`. */
  url: z.string(),
  /** Name of the file, for people. */
  name: z.string(),
  bytes: z.int(),
  pages: z.int(),
});
export type StoredDocument = z.output<typeof StoredDocument>;

const invalid = 'Add the PDF again';

/** The same in a draft, from the reply to its upload. */
export const StoredDocumentDraft = z.object({
  url: Text(100, invalid).refine((url) => documentIdOf(url) !== null, invalid),
  name: Text(255, invalid),
  bytes: z.int(invalid).min(1, invalid).max(documentLimits.maxBytes, invalid),
  pages: z.int(invalid).min(1, invalid).max(documentLimits.maxPages, invalid),
});
