import type { ReviewListState } from '@setu/contracts';
import { EmptyState, Stack, Text } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PagedTable } from '../../shared/list/paged-table';
import { StateChoice } from '../../shared/list/state-choice';
import { searchOf } from '../../shared/search-of';
import { FranchiseeReviewRow } from './franchisee-review-row';
import { franchiseeReviewPages, reviewStateOf } from './franchisee-reviews.queries';

const table = {
  label: 'Reviews by franchisees',
  columns: ['Franchise', 'Review', 'Open reports', 'Decision'],
  template: 'minmax(0, 1.1fr) minmax(0, 2fr) minmax(0, 1.4fr) 140px',
};

const labels: Readonly<Record<ReviewListState, string>> = {
  reported: 'Reported',
  shown: 'Shown',
  hidden: 'Hidden',
};

/** Reviews by franchisees with their open reports, and the decisions. The state filter is in the address. */
export function FranchiseeReviews({ search }: { search: URLSearchParams }) {
  const state = reviewStateOf(search);
  const pages = useInfiniteQuery({ ...franchiseeReviewPages(state), placeholderData: keepPreviousData });
  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        Hide what breaks the rules, not what a brand dislikes. Hiding a review upholds all of its open
        reports.
      </Text>
      <StateChoice
        state={state}
        labels={labels}
        toSearch={(next) =>
          searchOf({
            tab: 'content',
            view: 'franchisee-reviews',
            state: next === 'reported' ? null : next,
          })
        }
      />
      <PagedTable
        pages={pages}
        noun="reviews"
        one="review"
        failure="Reviews could not be loaded."
        table={table}
        empty={
          <EmptyState level={2} title={state === 'reported' ? 'No review is reported' : 'No reviews found'}>
            Reviews that franchisees write on the page of a franchise appear here.
          </EmptyState>
        }
      >
        {(review) => <FranchiseeReviewRow review={review} />}
      </PagedTable>
    </Stack>
  );
}
