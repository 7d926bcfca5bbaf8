import { type FranchiseeReview, type FranchiseView, reportFranchiseeReview } from '@setu/contracts';
import { FranchiseeReviewCard, ReportButton } from '@setu/marketplace';
import { api, LoadMore, lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  formatTotal,
  Opened,
  Skeleton,
  Stack,
  Text,
} from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewPages } from '../franchisees.queries';
import { authorOf } from './author-of';

const { Component: AnswerDialog, preload } = lazyComponent(() => import('./answer-dialog'), 'AnswerDialog');

const Loading = () => (
  <Stack $gap={16} aria-busy="true">
    <Skeleton height="280px" />
    <Skeleton height="280px" />
  </Stack>
);

/** The reviews of a franchise, each with the brand's answer or a button to write it. */
export function FranchiseeReviews({ franchise }: { franchise: FranchiseView }) {
  const [answered, setAnswered] = useState<FranchiseeReview | null>(null);
  const pages = useInfiniteQuery(reviewPages(franchise.id));
  const { data, error, isFetching, refetch } = pages;
  useUnauthorized(error);
  if (!data)
    return error ? (
      <ErrorState
        level={3}
        title="The reviews could not be loaded."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading />
    );
  const reviews = data.pages.flatMap(({ items }) => items);
  const first = data.pages[0];
  if (!first || reviews.length === 0)
    return (
      <EmptyState level={3} title="No reviews yet">
        People who run an outlet write them, after you or an administrator confirmed it. You can answer each
        review once.
      </EmptyState>
    );
  return (
    <Stack $gap={16}>
      <Text $size={14} $tone="muted">
        {formatTotal(first)} {first.total === 1 ? 'review' : 'reviews'}. You can answer each once, and
        everybody reads it.
      </Text>
      <Stack as="ul" $gap={16} aria-label="Reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <FranchiseeReviewCard review={review} brandName={franchise.brandName}>
              <Cluster $gap={8}>
                {review.answer ? null : (
                  <Button
                    size="sm"
                    aria-label={`Answer the review of ${authorOf(review)}`}
                    onPointerEnter={preload}
                    onFocus={preload}
                    onClick={() => setAnswered(review)}
                  >
                    Answer
                  </Button>
                )}
                <ReportButton
                  noun="review"
                  name={`franchisee-review:${review.id}`}
                  title={`Review of ${authorOf(review)}`}
                  note="Administrators read your report. The author does not learn who sent it."
                  send={(report) => api.call(reportFranchiseeReview, { id: review.id, ...report })}
                />
              </Cluster>
            </FranchiseeReviewCard>
          </li>
        ))}
      </Stack>
      <LoadMore pages={pages} noun="reviews" />
      <Opened>
        {answered ? <AnswerDialog review={answered} onClose={() => setAnswered(null)} /> : null}
      </Opened>
    </Stack>
  );
}
