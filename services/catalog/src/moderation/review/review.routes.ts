import {
  approveReview,
  listReviewQueue,
  listReviews,
  type ReviewOutcome,
  returnReview,
} from '@setu/contracts';
import { pagedReply, type Route, route } from '@setu/service-kit';
import type { Listing } from '../listing.model';
import type { ModerationDeps } from '../moderate-listing';
import { makeApproveReview, makeReturnReview } from './decide-review';
import { makeListWaiting, type QueueDeps } from './list-waiting';

const outcomeOf = ({ id, reviewState }: Listing): ReviewOutcome => ({
  id,
  state: reviewState ?? 'approved',
});

/** The calls by which administrators review new listings. */
export const reviewRoutes = (deps: ModerationDeps & QueueDeps): Route[] => {
  const list = makeListWaiting(deps);
  const approve = makeApproveReview(deps);
  const sendBack = makeReturnReview(deps);
  return [
    route(listReviewQueue, async (query) => pagedReply(listReviewQueue.path, query, await list(query))),
    route(listReviews, async (query) => {
      const { items, ...page } = await list({ ...query, kinds: ['franchise'] });
      const franchises = items.flatMap((one) => (one.kind === 'franchise' ? [one.listing] : []));
      return pagedReply(listReviews.path, query, { ...page, items: franchises });
    }),
    route(approveReview, async (input, actor) => outcomeOf(await approve(input, actor))),
    route(returnReview, async (input, actor) => outcomeOf(await sendBack(input, actor))),
  ];
};
