import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../values/ids';

/** Days after its last change or confirmation after which a brand is asked whether a listing is still open. */
export const stillOpenDays = 90;
/** Days that the brand has for its answer, before the listing is taken off the list. */
export const answerDays = 14;
/** Questions that one reply contains at most. */
export const mostOpenQuestions = 100;

/** Listings that a brand is asked about. */
export const AskedKind = z.enum(['franchise', 'requirement'], {
  error: 'Choose one of: franchise, requirement',
});
export type AskedKind = z.output<typeof AskedKind>;

/** Whether a listing is still open: a question to its brand. */
export const OpenQuestion = z.object({
  /** The listing. */
  id: z.guid(),
  kind: AskedKind,
  title: z.string(),
  /** `asked` while it waits for the answer, `closed` when it was taken off the list without one. */
  state: z.enum(['asked', 'closed']),
  askedAt: Instant,
  /** When the listing is taken off the list, or was. */
  closesAt: Instant,
});
export type OpenQuestion = z.output<typeof OpenQuestion>;

export const listOpenQuestions = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-open-questions',
  summary: `Lists the brand's franchises and requirements that were not changed or confirmed for ${stillOpenDays} days, and those that were taken off the list since, the oldest first, ${mostOpenQuestions} at most.`,
  access: ['brand'],
  response: { 200: z.array(OpenQuestion) },
});

export const confirmStillOpen = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/my-open-questions/:id/confirm',
  summary:
    'Confirms that a listing of the brand is still open. `confirmed` is false when it is not active any more: then activate it.',
  access: ['brand'],
  params: z.object({ id: z.guid() }),
  body: z.object({ kind: AskedKind }),
  response: { 200: z.object({ confirmed: z.boolean() }) },
  errors: ['validation_failed', 'listing_not_found'],
});
