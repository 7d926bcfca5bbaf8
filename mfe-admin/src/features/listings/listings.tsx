import { Button, EmptyState, Stack, Text } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PagedTable } from '../../shared/list/paged-table';
import { useListFilter } from '../../shared/list/use-list-filter';
import { searchOf } from '../../shared/search-of';
import { ListingRow } from './listing-row';
import { kindNouns } from './listing-text';
import { listingPages } from './listings.queries';
import { readListingsFilter } from './listings-filter';
import { ListingsToolbar } from './listings-toolbar';

const table = {
  label: 'Listings',
  columns: ['Listing', 'Listed', 'Status', 'Decision'],
  template: 'minmax(0, 2fr) 136px minmax(0, 2fr) 120px',
};

/** Every listing with its state, to hide and restore. The filter is in the address. */
export function Listings({ search }: { search: URLSearchParams }) {
  const filter = readListingsFilter(search);
  const change = useListFilter(filter, ({ kind, state, search: text }) =>
    searchOf({
      tab: 'content',
      view: 'listings',
      kind: kind === 'franchise' ? null : kind,
      state,
      search: text?.trim(),
    }),
  );
  const pages = useInfiniteQuery({ ...listingPages(filter), placeholderData: keepPreviousData });
  const { one, many } = kindNouns[filter.kind];

  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        A hidden listing is seen by its owner alone, who reads why. Inactive ones were switched off by their
        owner, wait for review, or their owner may not list at the moment.
      </Text>
      <ListingsToolbar filter={filter} onChange={change} />
      <PagedTable
        pages={pages}
        noun={many}
        one={one}
        failure="Listings could not be loaded."
        table={table}
        empty={
          <EmptyState
            level={2}
            title={`No ${many} found`}
            action={
              <Button variant="secondary" onClick={() => change({ state: undefined, search: undefined })}>
                Clear all filters
              </Button>
            }
          >
            Try other words, or another state.
          </EmptyState>
        }
      >
        {(listing) => <ListingRow listing={listing} />}
      </PagedTable>
    </Stack>
  );
}
