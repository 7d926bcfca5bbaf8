import type { ListingReview } from '@setu/contracts';
import type { Franchise } from '../franchise.model';

type Columns = Pick<Franchise, 'reviewState' | 'reviewSince' | 'reviewOrder'>;

/** The columns of a franchise that waits for a review since an instant. */
export const waitingSince = (now: Date): Columns => ({
  reviewState: 'waiting',
  reviewSince: now,
  reviewOrder: -now.getTime(),
});

/** The columns of a franchise that an administrator returned. */
export const returnedAt = (now: Date): Columns => ({
  reviewState: 'returned',
  reviewSince: now,
  reviewOrder: null,
});

/** The columns of a franchise that is approved, or needs no review. */
export const approved: Columns & Pick<Franchise, 'reviewReason'> = {
  reviewState: null,
  reviewSince: null,
  reviewOrder: null,
  reviewReason: null,
};

/** What a change by the brand does to the review: it sends a returned franchise again, if there are reviews. */
export const afterChange = (
  { reviewState }: Pick<Franchise, 'reviewState'>,
  isReviewed: boolean,
  now: Date,
): Partial<Franchise> => {
  if (reviewState !== 'returned') return {};
  return isReviewed ? waitingSince(now) : approved;
};

/** The review for the owner and administrators; undefined for an approved franchise. */
export const presentReview = ({
  reviewState,
  reviewSince,
  reviewReason,
}: Pick<Franchise, 'reviewState' | 'reviewSince' | 'reviewReason'>): { review?: ListingReview } =>
  reviewState && reviewSince
    ? { review: { state: reviewState, since: reviewSince.toISOString(), reason: reviewReason } }
    : {};
