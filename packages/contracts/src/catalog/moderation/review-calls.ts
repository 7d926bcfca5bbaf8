import { z } from 'zod';
import { endpoint } from '../../protocol/endpoint';
import { Paging } from '../../protocol/paging';
import { FranchiseId, Instant } from '../../values/ids';
import { ModerationDraft } from '../../values/moderation';
import { FranchiseView } from '../franchise';
import { reviewStates } from './review';

export const listReviews = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'Lists the new franchises that wait for a review, with all that they will show: the oldest first.',
  access: 'admin',
  query: Paging,
  response: { 200: z.array(FranchiseView) },
  errors: ['validation_failed', 'invalid_cursor'],
});

/** What became of a listing in the review. */
export const ReviewOutcome = z.object({ id: FranchiseId, state: z.enum(['approved', ...reviewStates]) });
export type ReviewOutcome = z.output<typeof ReviewOutcome>;

const ById = z.object({ id: FranchiseId });

/** The `updatedAt` of the listing that the administrator read, so that nobody approves what was written since. */
const Seen = z.object({ seen: Instant });

export const approveReview = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/reviews/:id/approve',
  summary:
    'Approves a franchise that waits for a review, which makes it public. One that does not wait any more stays as it is. 409 when its brand changed it since `seen`.',
  access: 'admin',
  params: ById,
  body: Seen,
  response: { 200: ReviewOutcome },
  errors: ['validation_failed', 'listing_not_found', 'listing_changed'],
});

export const returnReview = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/reviews/:id/return',
  summary:
    'Returns a franchise that waits for a review to its brand, who reads the reason; the next change of the brand sends it again. 409 when its brand changed it since `seen`.',
  access: 'admin',
  params: ById,
  body: ModerationDraft.extend(Seen.shape),
  response: { 200: ReviewOutcome },
  errors: ['validation_failed', 'listing_not_found', 'listing_changed'],
});
