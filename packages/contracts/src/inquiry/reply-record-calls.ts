import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { ReplyRecord } from '../values/reply-promise';

/** What a brand reads about its own answers. */
export const OwnReplyRecord = ReplyRecord.extend({
  /** Whether its listings have the mark of the reply promise, as last measured. */
  isMarked: z.boolean(),
});
export type OwnReplyRecord = z.output<typeof OwnReplyRecord>;

export const getReplyRecord = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/reply-record',
  summary:
    'Returns how many inquiries of the last 90 days the brand answered within 24 hours, by the rule of the reply promise.',
  access: ['brand'],
  response: { 200: OwnReplyRecord },
});
