import { franchiseeReviewChangedV1, type reviewChanges } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Franchise } from '../../franchise.model';
import type { FranchiseeReview } from './franchisee-review.model';

/** A change of a review, and who made it. */
export interface ReviewChange {
  change: (typeof reviewChanges)[number];
  byUserId: string;
}

/** Publishes a change of a review. */
export const recordReview = (
  recordEvent: RecordEvent,
  trx: Knex.Transaction,
  { brandId, title }: Franchise,
  { id, version, franchiseId, authorId, hiddenReason }: FranchiseeReview,
  { change, byUserId }: ReviewChange,
): Promise<void> =>
  recordEvent(trx, franchiseeReviewChangedV1, id, {
    id,
    version,
    franchiseId,
    brandId,
    authorId,
    change,
    title,
    byUserId,
    reason: hiddenReason,
  });
