import { z } from 'zod';
import { Instant } from '../../values/ids';

/** States of a new listing that is not approved: it waits for an administrator, or was returned to its owner. */
export const reviewStates = ['waiting', 'returned'] as const;

/** The review of a listing that is not approved yet. */
export const ListingReview = z.object({
  state: z.enum(reviewStates),
  /** When it was sent, or returned. */
  since: Instant,
  /** Why it was last returned; null when it never was. */
  reason: z.string().nullable(),
});
export type ListingReview = z.output<typeof ListingReview>;
