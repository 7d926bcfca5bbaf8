import type { hideFranchiseeReview } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { DecideReports } from '../../../listings/reported';
import { Franchise } from '../../franchise.model';
import type { Proof } from '../proofs/proof.model';
import { type ChangeReview, lockReview } from './change-review';
import { FranchiseeReview } from './franchisee-review.model';

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  changeReview: ChangeReview;
  upholdReports: DecideReports;
  dismissReports: DecideReports;
}

const kind = 'franchisee_review';

/** Hides the review of a person about a franchise, if there is a shown one, because the proof was withdrawn. */
export const makeHideReviewOf =
  ({ clock, changeReview, upholdReports }: Pick<Deps, 'clock' | 'changeReview' | 'upholdReports'>) =>
  async (
    trx: Knex.Transaction,
    { userId, franchiseId }: Pick<Proof, 'userId' | 'franchiseId'>,
    { reason, by }: { reason: string; by: string },
  ): Promise<void> => {
    const franchise = await Franchise.query(trx).findById(franchiseId).forUpdate().throwIfNotFound();
    const review = await FranchiseeReview.query(trx)
      .findOne({ author_id: userId, franchise_id: franchiseId, hidden_at: null })
      .forUpdate();
    if (!review) return;
    const at = clock.now();
    await changeReview(
      trx,
      franchise,
      review,
      { hiddenAt: at, hiddenReason: reason, hiddenBy: by },
      { change: 'hidden', byUserId: by },
    );
    await upholdReports(trx, { kind, listingId: review.id }, { by, at });
  };

/** An administrator hides a review. Its open reports are upheld; a new reason is a change. */
export const makeHideReview =
  ({ clock, inTransaction, changeReview, upholdReports }: Deps) =>
  ({ id, reason }: HandlerInput<typeof hideFranchiseeReview>, actor: SignedIn): Promise<FranchiseeReview> =>
    inTransaction(async (trx) => {
      const { review, franchise } = await lockReview(trx, id);
      const at = clock.now();
      await upholdReports(trx, { kind, listingId: id }, { by: actor.id, at });
      if (review.hiddenReason === reason) return review;
      const hidden = { hiddenAt: at, hiddenReason: reason, hiddenBy: actor.id };
      return changeReview(trx, franchise, review, hidden, { change: 'hidden', byUserId: actor.id });
    });

/** An administrator shows a hidden review again. */
export const makeRestoreReview =
  ({ inTransaction, changeReview }: Deps) =>
  (id: string, actor: SignedIn): Promise<FranchiseeReview> =>
    inTransaction(async (trx) => {
      const { review, franchise } = await lockReview(trx, id);
      if (!review.hiddenAt) return review;
      const shown = { hiddenAt: null, hiddenReason: null, hiddenBy: null };
      return changeReview(trx, franchise, review, shown, { change: 'restored', byUserId: actor.id });
    });

/** An administrator dismisses the open reports of a review. */
export const makeDismissReports =
  ({ clock, inTransaction, dismissReports }: Deps) =>
  (id: string, actor: SignedIn): Promise<FranchiseeReview> =>
    inTransaction(async (trx) => {
      const { review } = await lockReview(trx, id);
      await dismissReports(trx, { kind, listingId: id }, { by: actor.id, at: clock.now() });
      return review;
    });
