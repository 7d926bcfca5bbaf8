import {
  approveReview,
  type HandlerInput,
  listReviews,
  type ReviewOutcome,
  returnReview,
} from '@setu/contracts';
import { keysetPage, type Page, pagedReply, type Route, route } from '@setu/service-kit';
import { z } from 'zod';
import { Franchise } from '../franchise.model';
import { presentFranchise } from '../franchise.presenter';
import { makeApproveReview, makeReturnReview, type ReviewDeps } from './decide-review';

/** The place of a franchise in the queue: its negative time in ms, and its id. */
const Place = z.tuple([z.int(), z.guid()]);

/** A page of the franchises that wait, the oldest first. */
const makeListReviews =
  ({ db }: Pick<ReviewDeps, 'db'>) =>
  (paging: HandlerInput<typeof listReviews>): Promise<Page<Franchise>> =>
    keysetPage(Franchise.query(db).where('review_state', 'waiting'), paging, {
      columns: [
        ['franchise_opportunities.review_order', 'bigint'],
        ['franchise_opportunities.id', 'uuid'],
      ],
      place: Place,
      keyOf: ({ reviewSince, id }) => [-(reviewSince?.getTime() ?? 0), id],
      shown: (page) => page,
    });

const outcomeOf = ({ id, reviewState }: Franchise): ReviewOutcome => ({
  id,
  state: reviewState ?? 'approved',
});

/** The calls by which administrators review new franchises. */
export const reviewRoutes = (deps: ReviewDeps): Route[] => {
  const list = makeListReviews(deps);
  const approve = makeApproveReview(deps);
  const sendBack = makeReturnReview(deps);
  return [
    route(listReviews, async (query) => {
      const { items, ...page } = await list(query);
      return pagedReply(listReviews.path, query, { ...page, items: items.map(presentFranchise) });
    }),
    route(approveReview, async (input, actor) => outcomeOf(await approve(input, actor))),
    route(returnReview, async (input, actor) => outcomeOf(await sendBack(input, actor))),
  ];
};
