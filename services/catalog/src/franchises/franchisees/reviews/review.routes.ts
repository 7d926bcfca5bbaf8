import {
  answerFranchiseeReview,
  deleteFranchiseeReview,
  dismissReviewReports,
  getFranchiseRating,
  hideFranchiseeReview,
  listFranchiseeReviews,
  listNewestReviews,
  listReviewsToModerate,
  type ReviewListState,
  reportFranchiseeReview,
  restoreFranchiseeReview,
  writeFranchiseeReview,
} from '@setu/contracts';
import {
  type Actor,
  NotFoundError,
  newestFirst,
  pagedReply,
  type Route,
  route,
  type ServiceDeps,
} from '@setu/service-kit';
import { onlyOne } from '../../../listings/only-one';
import type { NamesOf } from '../../../listings/owner';
import type { DecideReports, OpenReportsOf, SendReport } from '../../../listings/reported';
import { Franchise } from '../../franchise.model';
import { assertMaySee } from '../../franchise.policy';
import type { ChangeReview } from './change-review';
import { FranchiseeReview } from './franchisee-review.model';
import { makeDismissReports, makeHideReview, makeRestoreReview } from './moderate-review';
import { presentForModeration, presentReviews, presentWithTitles } from './present-reviews';
import { readRating } from './rating';
import { readNewest } from './read-newest';
import { makeAnswerReview, makeDeleteReview, makeWriteReview } from './write-review';

interface Deps extends ServiceDeps {
  namesOf: NamesOf;
  changeReview: ChangeReview;
  sendReport: SendReport;
  openReportsOf: OpenReportsOf;
  upholdReports: DecideReports;
  dismissReports: DecideReports;
}

/** The calls by which everybody reads reviews, franchisees write them, brands answer, and administrators moderate. */
export const reviewRoutes = (deps: Deps): Route[] => {
  const { db } = deps;
  const write = makeWriteReview(deps);
  const remove = makeDeleteReview(deps);
  const answer = makeAnswerReview(deps);
  const hide = makeHideReview(deps);
  const restore = makeRestoreReview(deps);
  const dismiss = makeDismissReports(deps);
  const assertReadable = async (franchiseId: string, actor: Actor) =>
    assertMaySee(actor, await Franchise.query(db).findById(franchiseId));
  const shown = () => FranchiseeReview.query(db).whereNull('hidden_at');
  const inState = (state: ReviewListState) => {
    if (state === 'shown') return shown();
    if (state === 'hidden') return FranchiseeReview.query(db).whereNotNull('hidden_at');
    return shown().whereRaw(
      `franchisee_reviews.id in (select listing_id from listing_reports where kind = 'franchisee_review' and state = 'open')`,
    );
  };
  const forAdmin = async (review: FranchiseeReview) => onlyOne(await presentForModeration(deps, [review]));
  return [
    route(getFranchiseRating, async ({ id }, actor) => {
      await assertReadable(id, actor);
      return readRating(db, id);
    }),
    route(listFranchiseeReviews, async ({ id, ...query }, actor) => {
      await assertReadable(id, actor);
      const { items, ...page } = await newestFirst(shown().where('franchise_id', id), query);
      const { cursor: _cursor, ...first } = query;
      const path = listFranchiseeReviews.path.replace(':id', id);
      return pagedReply(path, first, { ...page, items: await presentReviews(deps, items) });
    }),
    route(listNewestReviews, async () => presentWithTitles(deps, await readNewest(db))),
    route(writeFranchiseeReview, async (input, actor) =>
      onlyOne(await presentReviews(deps, [await write(input, actor)])),
    ),
    route(deleteFranchiseeReview, async ({ id }, actor) => {
      await remove(id, actor);
      return { deleted: true as const };
    }),
    route(answerFranchiseeReview, async (input, actor) =>
      onlyOne(await presentReviews(deps, [await answer(input, actor)])),
    ),
    route(reportFranchiseeReview, ({ id, ...draft }, actor, client) =>
      deps.sendReport({ ...draft, kind: 'franchisee_review', listingId: id }, actor, client, async (trx) => {
        const review = await FranchiseeReview.query(trx).findById(id);
        const franchise = review && (await Franchise.query(trx).findById(review.franchiseId));
        if (!review || review.hiddenAt || !franchise?.isListed) throw new NotFoundError('review_not_found');
      }),
    ),
    route(listReviewsToModerate, async ({ state, ...query }) => {
      const { items, ...page } = await newestFirst(inState(state), query);
      const { cursor: _cursor, ...first } = query;
      return pagedReply(
        listReviewsToModerate.path,
        { ...first, state },
        { ...page, items: await presentForModeration(deps, items) },
      );
    }),
    route(hideFranchiseeReview, async (input, actor) => forAdmin(await hide(input, actor))),
    route(restoreFranchiseeReview, async ({ id }, actor) => forAdmin(await restore(id, actor))),
    route(dismissReviewReports, async ({ id }, actor) => forAdmin(await dismiss(id, actor))),
  ];
};
