import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../../values/ids';
import { ModerationDraft } from '../../values/moderation';
import { FranchiseView } from '../franchise';
import { ListingKind } from '../listing-kind';
import { PropertyListing } from '../property';
import { PropertyRequirement } from '../requirement';
import { reviewStates } from './review';

const common = {
  id: z.guid(),
  /** The name that identity last published; empty while it is unknown. */
  ownerName: z.string(),
};

/** A new listing that waits for a review, with all its content. */
export const WaitingListing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('franchise'), ...common, listing: FranchiseView }),
  z.object({ kind: z.literal('property'), ...common, listing: PropertyListing }),
  z.object({ kind: z.literal('requirement'), ...common, listing: PropertyRequirement }),
]);
export type WaitingListing = z.output<typeof WaitingListing>;

export const listReviewQueue = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/admin/review-queue',
  summary:
    'Lists the new listings of every kind that wait for a review, with all that they will show: the oldest first.',
  access: 'admin',
  query: Paging,
  response: { 200: z.array(WaitingListing) },
  errors: ['validation_failed', 'invalid_cursor'],
});

export const listReviews = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/admin/reviews',
  summary:
    'Lists the franchises alone that wait for a review, for dashboards of an earlier release. Others call `/api/admin/review-queue`.',
  access: 'admin',
  query: Paging,
  response: { 200: z.array(FranchiseView) },
  errors: ['validation_failed', 'invalid_cursor'],
});

/** The result of a review. */
export const ReviewOutcome = z.object({ id: z.guid(), state: z.enum(['approved', ...reviewStates]) });
export type ReviewOutcome = z.output<typeof ReviewOutcome>;

const ById = z.object({ id: z.guid() });

const Reviewed = z.object({
  /** A dashboard of an earlier release reviews only franchises and does not send it. */
  kind: ListingKind.default('franchise'),
  /** The `updatedAt` of the listing that the administrator read, so that later changes are not approved unseen. */
  seen: Instant,
});

export const approveReview = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/reviews/:id/approve',
  summary:
    'Approves a listing that waits for a review, so that others see it. One that does not wait any more stays as it is. 409 when its owner changed it since `seen`.',
  access: 'admin',
  params: ById,
  body: Reviewed,
  response: { 200: ReviewOutcome },
  errors: ['validation_failed', 'listing_not_found', 'listing_changed'],
});

export const returnReview = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/reviews/:id/return',
  summary:
    'Returns a listing that waits for a review to its owner, who reads the reason; the next change of the owner sends it again. 409 when its owner changed it since `seen`.',
  access: 'admin',
  params: ById,
  body: ModerationDraft.extend(Reviewed.shape),
  response: { 200: ReviewOutcome },
  errors: ['validation_failed', 'listing_not_found', 'listing_changed'],
});
