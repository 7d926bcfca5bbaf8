import { type FranchiseView, reportFranchiseeReview } from '@setu/contracts';
import { FranchiseeReviewCard, franchiseRating, ReportButton, reviewPages } from '@setu/marketplace';
import { api, LoadMore } from '@setu/mfe-kit';
import { Cluster, RetryNotice, Stack, Text } from '@setu/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { OwnOutlet } from './own-outlet';
import { RatingSummary } from './rating-summary';

/** What franchisees say about a franchise, and how a franchisee takes part. */
export function Reviews({ franchise }: { franchise: FranchiseView }) {
  const rating = useQuery(franchiseRating(franchise.id));
  const pages = useInfiniteQuery(reviewPages(franchise.id));
  const reviews = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {rating.data ? <RatingSummary rating={rating.data} /> : null}
      {rating.data?.count === 0 ? (
        <Text>
          <strong>No reviews yet.</strong> Only people who were proven to run an outlet can review a
          franchise.
        </Text>
      ) : null}
      <RetryNotice text="The reviews could not be loaded." reads={[pages, rating]} />
      {reviews.length > 0 ? (
        <Stack as="ul" $gap={16}>
          {reviews.map((review) => (
            <li key={review.id}>
              <FranchiseeReviewCard review={review} brandName={franchise.brandName}>
                <Cluster>
                  <ReportButton
                    noun="review"
                    name={`review:${review.id}`}
                    title={`${review.authorName ?? 'A franchisee'}, ${review.city}`}
                    send={(report) => api.call(reportFranchiseeReview, { id: review.id, ...report })}
                  />
                </Cluster>
              </FranchiseeReviewCard>
            </li>
          ))}
        </Stack>
      ) : null}
      <LoadMore pages={pages} noun="reviews" />
      <OwnOutlet franchise={franchise} />
    </>
  );
}
