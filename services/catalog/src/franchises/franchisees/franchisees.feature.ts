import { getOwnFranchiseeState, userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows, route, type ServiceDeps } from '@setu/service-kit';
import type { NamesOf } from '../../listings/owner';
import type { DecideReports, OpenReportsOf, SendReport } from '../../listings/reported';
import { Franchise } from '../franchise.model';
import { assertMaySee } from '../franchise.policy';
import { presentProof } from './proofs/present-proofs';
import { Proof } from './proofs/proof.model';
import { proofRoutes } from './proofs/proof.routes';
import { makeChangeReview } from './reviews/change-review';
import { FranchiseeReview } from './reviews/franchisee-review.model';
import { makeHideReviewOf } from './reviews/moderate-review';
import { presentReviews } from './reviews/present-reviews';
import { reviewRoutes } from './reviews/review.routes';

/** The proofs of a deleted account are removed. Its reviews are kept without their author. */
export const deletedFranchiseesConsumer = eraseAfter(
  userDeletedV1,
  'deleted-franchisees',
  async (trx, ids) => {
    await Proof.query(trx).whereIn('user_id', ids).delete();
    await FranchiseeReview.query(trx).whereIn('author_id', ids).patch({ authorId: null });
  },
);

interface Needs {
  namesOf: NamesOf;
  sendReport: SendReport;
  openReportsOf: OpenReportsOf;
  upholdReports: DecideReports;
  dismissReports: DecideReports;
}

/** People who run an outlet of a franchise: how that is proven, and their reviews. */
export const franchisees = feature({
  name: 'franchisees',
  needs: {
    namesOf: 'brands',
    sendReport: 'reports',
    openReportsOf: 'reports',
    upholdReports: 'reports',
    dismissReports: 'reports',
  },
  build: (deps: ServiceDeps & Needs) => {
    const changeReview = makeChangeReview(deps);
    const hideReviewOf = makeHideReviewOf({ ...deps, changeReview });
    const ownState = route(getOwnFranchiseeState, async ({ id }, actor) => {
      const [franchise, proof, review] = await Promise.all([
        Franchise.query(deps.db).findById(id),
        Proof.query(deps.db).findOne({ user_id: actor.id, franchise_id: id }),
        FranchiseeReview.query(deps.db).findOne({ author_id: actor.id, franchise_id: id }),
      ]);
      assertMaySee(actor, franchise);
      const [shown] = review ? await presentReviews(deps, [review]) : [];
      return {
        proof: proof ? presentProof(proof) : null,
        review: shown ?? null,
        hiddenReason: review?.hiddenReason ?? null,
      };
    });
    return {
      routes: [
        ownState,
        ...proofRoutes({ ...deps, hideReviewOf }),
        ...reviewRoutes({ ...deps, changeReview }),
      ],
      consumers: [deletedFranchiseesConsumer],
      ownData: [
        ownRows(Proof, {
          kind: 'franchisee-proof',
          of: (rows, { id }) => rows.where('user_id', id),
          content: (proof) => ({ ...presentProof(proof), agreement: proof.agreement }),
        }),
        ownRows(FranchiseeReview, {
          kind: 'franchisee-review',
          of: (rows, { id }) => rows.where('author_id', id),
          content: ({ franchiseId, city, openedIn, scores, text, answer, hiddenReason, createdAt }) => ({
            franchiseId,
            city,
            openedIn,
            scores,
            text,
            answer,
            hiddenReason,
            createdAt,
          }),
        }),
      ],
    };
  },
});
