import { z } from 'zod';
import { Text } from '../values/text';
import { attachedDocumentIdOf, documentIdOf, documentLimits } from './upload-rules';

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

/** A PDF in a draft, from the reply to its upload. @param isOwn whether an address is one for this use */
const uploadedDocument = (isOwn: (url: string) => boolean) =>
  z.object({
    url: Text(100, invalid).refine(isOwn, invalid),
    name: Text(255, invalid),
    bytes: z.int(invalid).min(1, invalid).max(documentLimits.maxBytes, invalid),
    pages: z.int(invalid).min(1, invalid).max(documentLimits.maxPages, invalid),
  });

/** The same in a draft, from the reply to its upload. */
export const StoredDocumentDraft = uploadedDocument((url) => documentIdOf(url) !== null);

/** A PDF in the draft of a message or another private file. */
export const AttachedDocumentDraft = uploadedDocument((url) => attachedDocumentIdOf(url) !== null);
