import { EmptyState, Stack, Text } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedTable } from '../../shared/list/paged-table';
import { ReviewRow } from './review-row';
import { reviewPages } from './reviews.queries';

const table = {
  label: 'Listings that wait for review',
  columns: ['Listing', 'Kind', 'Figures', 'Sent', 'Decision'],
  template: 'minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1.2fr) 180px 120px',
};

/** New listings that wait for a review, the oldest first. */
export function Reviews() {
  const pages = useInfiniteQuery(reviewPages());
  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        A new listing is seen by its owner alone until you approve it. The owner reads why you return it, and
        sends it again by changing it.
      </Text>
      <PagedTable
        pages={pages}
        noun="listings"
        one="listing"
        failure="The listings that wait for review could not be loaded."
        table={table}
        empty={
          <EmptyState level={2} title="Nothing waits for review">
            New franchises, properties and requirements appear here while reviews before publication are
            turned on.
          </EmptyState>
        }
      >
        {(waiting) => <ReviewRow waiting={waiting} />}
      </PagedTable>
    </Stack>
  );
}
