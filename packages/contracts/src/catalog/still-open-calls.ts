import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../values/ids';

/** Days after its last change or confirmation after which a brand is asked whether a listing is still open. */
export const stillOpenDays = 90;
/** Days that the brand has to answer before the listing is deactivated. */
export const answerDays = 14;
/** Maximum number of questions in one reply. */
export const mostOpenQuestions = 100;

/** Kinds of listings that a brand is asked about. */
export const AskedKind = z.enum(['franchise', 'requirement'], {
  error: 'Choose one of: franchise, requirement',
});
export type AskedKind = z.output<typeof AskedKind>;

/** A question to a brand whether its listing is still open. */
export const OpenQuestion = z.object({
  /** The listing. */
  id: z.guid(),
  kind: AskedKind,
  title: z.string(),
  /** `asked` while it waits for the answer, `closed` when the listing was deactivated without an answer. */
  state: z.enum(['asked', 'closed']),
  askedAt: Instant,
  /** When the listing will be or was deactivated. */
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
