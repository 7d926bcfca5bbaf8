import { Button, EmptyState, Stack, Text } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PagedList } from '../../shared/list/paged-list';
import { Table } from '../../shared/list/table';
import { TableSkeleton } from '../../shared/list/table-skeleton';
import { searchOf } from '../../shared/search-of';
import { ListingRow } from './listing-row';
import { kindWords } from './listing-words';
import { type ListingsFilter, listingPages } from './listings.queries';
import { readListingsFilter } from './listings-filter';
import { ListingsToolbar } from './listings-toolbar';

const table = {
  label: 'Listings',
  columns: ['Listing', 'Listed', 'State', 'Decision'],
  template: 'minmax(0, 2fr) 136px minmax(0, 2fr) 120px',
};

/** Every listing with its state, to hide and restore. The address holds what the list is narrowed to. */
export function Listings({ search }: { search: URLSearchParams }) {
  const navigate = useNavigate();
  const filter = readListingsFilter(search);
  const pages = useInfiniteQuery({ ...listingPages(filter), placeholderData: keepPreviousData });
  // What is typed takes effect a little later, when the other choices may have changed.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  });
  const change = (patch: Partial<ListingsFilter>, isTyping = false) => {
    latest.current = { ...latest.current, ...patch };
    const { kind, state, search: text } = latest.current;
    const values = { kind: kind === 'franchise' ? null : kind, state, search: text?.trim() };
    void navigate(
      { search: searchOf({ tab: 'content', view: 'listings', ...values }) },
      { replace: isTyping },
    );
  };
  const { one, many } = kindWords[filter.kind];

  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        A hidden listing is seen by its owner alone, who reads why. Inactive ones were switched off by their
        owner, or their owner may not list at the moment.
      </Text>
      <ListingsToolbar filter={filter} onChange={change} />
      <PagedList
        pages={pages}
        noun={many}
        one={one}
        failure="Listings could not be loaded."
        skeleton={<TableSkeleton {...table} />}
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
        {(listings) => (
          <Table {...table}>
            {listings.map((listing) => (
              <ListingRow key={listing.id} listing={listing} />
            ))}
          </Table>
        )}
      </PagedList>
    </Stack>
  );
}
