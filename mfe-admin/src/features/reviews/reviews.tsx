import { EmptyState, Stack, Text } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedTable } from '../../shared/list/paged-table';
import { ReviewRow } from './review-row';
import { reviewPages } from './reviews.queries';

const table = {
  label: 'Listings that wait for review',
  columns: ['Franchise', 'Category', 'Investment', 'Sent', 'Decision'],
  template: 'minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1fr) 180px 120px',
};

/** New franchises that wait for a review, the oldest first. */
export function Reviews() {
  const pages = useInfiniteQuery(reviewPages());
  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        A new franchise is seen by its brand alone until you approve it. A brand reads why you return one, and
        sends it again by changing it.
      </Text>
      <PagedTable
        pages={pages}
        noun="franchises"
        one="franchise"
        failure="The listings that wait for review could not be loaded."
        table={table}
        empty={
          <EmptyState level={2} title="Nothing waits for review">
            New franchises appear here when this installation reviews them before they are public.
          </EmptyState>
        }
      >
        {(franchise) => <ReviewRow franchise={franchise} />}
      </PagedTable>
    </Stack>
  );
}
