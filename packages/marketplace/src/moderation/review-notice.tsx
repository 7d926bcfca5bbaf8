import type { ListingReview } from '@setu/contracts';
import { Badge, formatDate } from '@setu/ui';
import { OwnerNotice } from './owner-notice';

const labels = { waiting: 'In review', returned: 'Returned' } as const;

/** The state of a new listing in the review, for its owner. */
export function ReviewBadge({ review: { state } }: { review: ListingReview }) {
  return <Badge tone="warning">{labels[state]}</Badge>;
}

/** Shows the owner of a new listing that it waits for a review, or why it was returned, and what to do. */
export function ReviewNotice({ review: { state, since, reason } }: { review: ListingReview }) {
  return state === 'waiting' ? (
    <OwnerNotice
      label="Waiting for review"
      title={`Waiting for review since ${formatDate(since)}`}
      reason={null}
    >
      Only you can see it, until an administrator approves it. You get a notification then.
    </OwnerNotice>
  ) : (
    <OwnerNotice
      label="Returned by an administrator"
      title={`Returned on ${formatDate(since)}`}
      reason={reason}
    >
      Only you can see it. Edit it: when you save, it is sent for review again.
    </OwnerNotice>
  );
}
