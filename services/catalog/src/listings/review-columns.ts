import type { ListingReview } from '@setu/contracts';

/** A row that can be reviewed; all but the reason and the administrator are null while it is approved or needs no review. */
export interface Reviewable {
  reviewState: ListingReview['state'] | null;
  reviewSince: Date | null;
  /** The negative `reviewSince` in ms while it waits, for the order of the queue. */
  reviewOrder: number | null;
  /** Why it was returned the last time. */
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

/** The columns of a listing that is approved, or needs no review. */
export const approved: Columns & Pick<Reviewable, 'reviewReason'> = {
  reviewState: null,
  reviewSince: null,
  reviewOrder: null,
  reviewReason: null,
};

/** What a change by the owner does to the review: it sends a returned listing again, if there are reviews. */
export const afterChange = (
  { reviewState }: Pick<Reviewable, 'reviewState'>,
  isReviewed: boolean,
  now: Date,
): Partial<Reviewable> => {
  if (reviewState !== 'returned') return {};
  return isReviewed ? waitingSince(now) : approved;
};
