import type { ListingReview } from '@setu/contracts';

/**
 * A row that can be reviewed. All columns except the reason and the administrator are null while it is approved or does not need a review.
 */
export interface Reviewable {
  reviewState: ListingReview['state'] | null;
  reviewSince: Date | null;
  /** The negative `reviewSince` in ms while it waits, for the order of the queue. */
  reviewOrder: number | null;
  /** The reason why it was last returned. */
  reviewReason: string | null;
  /** The administrator who decided last. */
  reviewedBy: string | null;
}

type Columns = Pick<Reviewable, 'reviewState' | 'reviewSince' | 'reviewOrder'>;

/** The columns of a listing that waits for a review since an instant. */
export const waitingSince = (now: Date): Columns => ({
  reviewState: 'waiting',
  reviewSince: now,
  reviewOrder: -now.getTime(),
});

/** The columns of a listing that an administrator returned. */
export const returnedAt = (now: Date): Columns => ({
  reviewState: 'returned',
  reviewSince: now,
  reviewOrder: null,
});

/** The columns of a listing that is approved or does not need a review. */
export const approved: Columns & Pick<Reviewable, 'reviewReason'> = {
  reviewState: null,
  reviewSince: null,
  reviewOrder: null,
  reviewReason: null,
};

/** The effect of a change by the owner on the review: a returned listing is sent for review again, if reviews are on. */
export const afterChange = (
  { reviewState }: Pick<Reviewable, 'reviewState'>,
  isReviewed: boolean,
  now: Date,
): Partial<Reviewable> => {
  if (reviewState !== 'returned') return {};
  return isReviewed ? waitingSince(now) : approved;
};
