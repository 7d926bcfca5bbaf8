import { NotFoundError, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { Franchise } from '../../franchise.model';
import { FranchiseeReview } from './franchisee-review.model';
import { refreshRating } from './rating';
import { type ReviewChange, recordReview } from './record-review';

/** Changes a review, its franchise's rating when the review is shown or hidden, and notifies those whom it concerns. */
export type ChangeReview = (
  trx: Knex.Transaction,
  franchise: Franchise,
  stored: FranchiseeReview,
  patch: Partial<FranchiseeReview>,
  made: ReviewChange,
) => Promise<FranchiseeReview>;

export const makeChangeReview =
  ({ recordEvent }: Pick<ServiceDeps, 'recordEvent'>): ChangeReview =>
  async (trx, franchise, stored, patch, made) => {
    const saved = await stored.$query(trx).patchAndFetch({ ...patch, version: stored.version + 1 });
    if (made.change !== 'answered') await refreshRating(recordEvent, trx, franchise);
    await recordReview(recordEvent, trx, franchise, saved, made);
    return saved;
  };

/**
 * A review and its franchise, locked until the transaction ends: the franchise first, whose rating follows from all of its reviews.
 * @throws NotFoundError 404 `review_not_found`
 */
export const lockReview = async (
  trx: Knex.Transaction,
  id: string,
): Promise<{ review: FranchiseeReview; franchise: Franchise }> => {
  const found = await FranchiseeReview.query(trx).findById(id);
  const franchise = found && (await Franchise.query(trx).findById(found.franchiseId).forUpdate());
  const review = franchise && (await FranchiseeReview.query(trx).findById(id).forUpdate());
  if (!review) throw new NotFoundError('review_not_found');
  return { review, franchise };
};
