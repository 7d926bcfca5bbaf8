import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../values/ids';
import { MultilineText, Text } from '../values/text';

/** Maximum number of saved replies of one brand. */
export const savedRepliesMax = 20;

/** A text that a brand stored to answer with. */
export const SavedReply = z.object({
  id: z.guid(),
  title: z.string(),
  text: z.string(),
  updatedAt: Instant,
});
export type SavedReply = z.output<typeof SavedReply>;

export const SavedReplyDraft = z.object({
  title: Text(80, 'Title is required'),
  text: MultilineText(5000, 'Text is required'),
});
export type SavedReplyDraft = z.output<typeof SavedReplyDraft>;

const ById = z.object({ id: z.guid() });

export const listSavedReplies = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/saved-replies',
  summary: `Lists the brand's saved replies by title, at most ${savedRepliesMax}.`,
  access: ['brand'],
  response: { 200: z.array(SavedReply) },
});

export const createSavedReply = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/saved-replies',
  summary: `Saves a text to reply with. A brand has at most ${savedRepliesMax}.`,
  access: ['brand'],
  body: SavedReplyDraft,
  creates: true,
  response: { 201: SavedReply },
  errors: ['validation_failed', 'saved_reply_limit_reached'],
});

export const updateSavedReply = endpoint({
  service: 'inquiry',
  method: 'PATCH',
  path: '/api/saved-replies/:id',
  summary: 'Changes title and text of a saved reply of the brand.',
  access: ['brand'],
  params: ById,
  body: SavedReplyDraft,
  response: { 200: SavedReply },
  errors: ['validation_failed', 'saved_reply_not_found'],
});

export const deleteSavedReply = endpoint({
  service: 'inquiry',
  method: 'DELETE',
  path: '/api/saved-replies/:id',
  summary: 'Deletes a saved reply of the brand. One that is gone, or is another brand’s, changes nothing.',
  access: ['brand'],
  params: ById,
  response: { 200: ById },
});
