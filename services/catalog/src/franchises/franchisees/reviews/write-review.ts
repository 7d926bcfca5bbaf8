import { randomUUID } from 'node:crypto';
import { type answerFranchiseeReview, reviewCriteria, type writeFranchiseeReview } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import { makeTryLimit } from '../../../listings/try-limit';
import { Franchise } from '../../franchise.model';
import { assertMaySee } from '../../franchise.policy';
import { Proof } from '../proofs/proof.model';
import { type ChangeReview, lockReview } from './change-review';
import { FranchiseeReview } from './franchisee-review.model';
import { refreshRating } from './rating';
import { recordReview } from './record-review';

type Deps = Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction' | 'recordEvent'>;

/** Maximum number of times that a person writes reviews in an hour: a review can be deleted and written again. */
export const reviewsPerHour = 5;

/**
 * A franchisee reviews a franchise. The proof is locked, so that it is not withdrawn and no second review is
 * written meanwhile.
 * @throws ForbiddenError 403 `not_proven_franchisee`
 * @throws ConflictError 409 `already_reviewed`
 * @throws RateLimitedError 429 when the person wrote too often in the last hour
 */
export const makeWriteReview = ({ db, clock, inTransaction, recordEvent }: Deps) => {
  const countReview = makeTryLimit(db, { name: 'outlet-reviews', perHour: reviewsPerHour });
  return async (
    { id: franchiseId, scores, text }: HandlerInput<typeof writeFranchiseeReview>,
    actor: SignedIn,
  ): Promise<FranchiseeReview> => {
    await countReview(actor.id, 'You have written several reviews.');
    return inTransaction(async (trx) => {
      const proof = await Proof.query(trx)
        .findOne({ user_id: actor.id, franchise_id: franchiseId })
        .forNoKeyUpdate();
      const franchise = await Franchise.query(trx).findById(franchiseId).forUpdate();
      assertMaySee(actor, franchise);
      if (proof?.state !== 'proven') throw new ForbiddenError('not_proven_franchisee');
      const sum = reviewCriteria.reduce((total, criterion) => total + scores[criterion], 0);
      const own = { author_id: actor.id, franchise_id: franchiseId };
      if (await FranchiseeReview.query(trx).findOne(own)) throw new ConflictError('already_reviewed');
      const written = await FranchiseeReview.query(trx).insertAndFetch({
        id: randomUUID(),
        version: 1,
        franchiseId,
        authorId: actor.id,
        city: proof.city,
        openedIn: proof.openedIn,
        provenBy: proof.provenBy,
        scores,
        rating: (sum / reviewCriteria.length).toFixed(1),
        text,
        createdAt: clock.now(),
      });
      await refreshRating(recordEvent, trx, franchise);
      const made = { change: 'written', byUserId: actor.id } as const;
      await recordReview(recordEvent, trx, franchise, written, made);
      return written;
    });
  };
};

/** The author deletes a shown review, with the answer. A hidden one stays, so that it cannot be written again; that of somebody else too. */
export const makeDeleteReview =
  ({ inTransaction, recordEvent }: Deps) =>
  (id: string, actor: SignedIn): Promise<void> =>
    inTransaction(async (trx) => {
      const own = { id, author_id: actor.id, hidden_at: null };
      const found = await FranchiseeReview.query(trx).findOne(own);
      if (!found) return;
      const franchise = await Franchise.query(trx).findById(found.franchiseId).forUpdate().throwIfNotFound();
      const deleted = await FranchiseeReview.query(trx).where(own).delete();
      if (deleted) await refreshRating(recordEvent, trx, franchise);
    });

/**
 * The brand answers a shown review, once.
 * @throws NotFoundError 404 `review_not_found`
 * @throws ConflictError 409 `already_answered`
 */
export const makeAnswerReview =
  ({ clock, inTransaction, changeReview }: Deps & { changeReview: ChangeReview }) =>
  ({ id, text }: HandlerInput<typeof answerFranchiseeReview>, actor: SignedIn): Promise<FranchiseeReview> =>
    inTransaction(async (trx) => {
      const { review, franchise } = await lockReview(trx, id);
      if (franchise.brandId !== actor.id || review.hiddenAt) throw new NotFoundError('review_not_found');
      if (review.answer === text) return review;
      if (review.answer !== null) throw new ConflictError('already_answered');
      const answered = { answer: text, answeredAt: clock.now() };
      return changeReview(trx, franchise, review, answered, { change: 'answered', byUserId: actor.id });
    });
