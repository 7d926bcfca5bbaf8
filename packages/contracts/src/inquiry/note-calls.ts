import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { InquiryId, Instant } from '../values/ids';
import { MultilineText, TagList } from '../values/text';
import { InquiryView, mostLabelLength } from './inquiry';

/** Maximum number of notes of one inquiry. */
export const mostInquiryNotes = 100;
/** Maximum length of a note, characters. */
export const mostNoteLength = 2_000;
/** Maximum number of labels of one inquiry. */
export const mostInquiryLabels = 5;
/** Maximum number of labels in the list of a brand's labels. */
export const mostListedLabels = 100;

/** A brand's note about a received inquiry. The other side never gets it. */
export const InquiryNote = z.object({
  id: z.guid(),
  inquiryId: InquiryId,
  /** Name of the author in the brand's team; null when it is unknown. */
  authorName: z.string().nullable(),
  text: z.string(),
  createdAt: Instant,
});
export type InquiryNote = z.output<typeof InquiryNote>;

const params = z.object({ id: InquiryId });

export const listInquiryNotes = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/inquiries/:id/notes',
  summary:
    'Lists the notes of a brand about an inquiry that it received, newest first. The other side never gets them.',
  access: ['brand'],
  params,
  response: { 200: z.array(InquiryNote) },
  errors: ['inquiry_not_found'],
});

/** The form of a note, shared with the server. */
export const InquiryNoteDraft = z.object({ text: MultilineText(mostNoteLength, 'Write a note') });

export const addInquiryNote = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/inquiries/:id/notes',
  summary: `Adds a note to an inquiry that the brand received, at most ${mostInquiryNotes}. The other side never gets it.`,
  access: ['brand'],
  params,
  body: InquiryNoteDraft,
  creates: true,
  response: { 201: InquiryNote },
  errors: ['validation_failed', 'inquiry_not_found', 'note_limit_reached'],
});

export const deleteInquiryNote = endpoint({
  service: 'inquiry',
  method: 'DELETE',
  path: '/api/inquiries/:id/notes/:noteId',
  summary: 'Deletes a note of the brand. Deleting it again changes nothing.',
  access: ['brand'],
  params: params.extend({ noteId: z.guid() }),
  response: { 200: z.object({ deleted: z.literal(true) }) },
  errors: ['inquiry_not_found'],
});

export const InquiryLabels = z.object({
  labels: TagList({ maxItems: mostInquiryLabels, maxLength: mostLabelLength }),
});

export const setInquiryLabels = endpoint({
  service: 'inquiry',
  method: 'PATCH',
  path: '/api/inquiries/:id/labels',
  summary: `Replaces the labels of an inquiry that the brand received: at most ${mostInquiryLabels} of ${mostLabelLength} characters. The other side never gets them.`,
  access: ['brand'],
  params,
  body: InquiryLabels,
  response: { 200: InquiryView },
  errors: ['validation_failed', 'inquiry_not_found'],
});

export const listInquiryLabels = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/my-inquiry-labels',
  summary: `Lists the first ${mostListedLabels} labels that the brand uses on inquiries, in the order of the alphabet.`,
  access: ['brand'],
  response: { 200: z.array(z.string()) },
  errors: [],
});
