import { usePageHead } from '@setu/mfe-kit';
import { Container, Heading, media, Stack, Text, token } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { franchisePages } from '../../franchise/franchise.queries';
import { ActiveFilters } from './active-filters';
import { FilterPanel } from './filter-panel';
import { emptyFilter, toWanted } from './listing-filter';
import { listingHead } from './listing-head';
import { ListingResults } from './listing-results';
import { ListingToolbar } from './listing-toolbar';
import { useIsWide } from './use-is-wide';
import { useListingFilter } from './use-listing-filter';

const loadFilterSheet = () => import('./filter-sheet');
const FilterSheet = lazy(async () => ({ default: (await loadFilterSheet()).FilterSheet }));

const Root = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[72]};

  ${media.tablet} {
    padding-top: ${token.space[48]};
  }
`;

const Top = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[24]};
  margin-bottom: ${token.space[24]};
`;

const Columns = styled.div<{ $hasSidebar: boolean }>`
  ${media.wide} {
    display: grid;
    grid-template-columns: ${({ $hasSidebar }) => ($hasSidebar ? '264px ' : '')}minmax(0, 1fr);
    align-items: start;
    gap: ${token.space[32]};
  }
`;

const Sidebar = styled.aside`
  display: none;

  ${media.wide} {
    display: block;
    position: sticky;
    top: calc(${token.size.header} + ${token.space[16]});
    max-height: calc(100vh - ${token.size.header} - ${token.space[32]});
    padding: ${token.space[4]} ${token.space[12]} ${token.space[4]} ${token.space[4]};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-gutter: stable;
    scrollbar-width: thin;
  }
`;

const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  min-height: 36px;
  margin-bottom: ${token.space[16]};
`;

/** The franchise listing: search, filters, order, results. The address holds all of it. */
export function Listing({ search }: { search: URLSearchParams }) {
  const [filter, change] = useListingFilter(search);
  const [isSidebarOpen, setSidebarOpen] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useIsWide();
  const pages = useInfiniteQuery({ ...franchisePages(toWanted(filter)), placeholderData: keepPreviousData });

  const franchises = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  const isLoading = pages.isPending || pages.isPlaceholderData;
  // A further page that failed leaves the ones before it in place.
  const status = pages.data ? 'success' : pages.status;
  usePageHead(isLoading || status === 'error' ? null : listingHead(franchises));

  const clear = () => change({ ...emptyFilter, sort: filter.sort });
  const handleFilters = () => (isWide ? setSidebarOpen(!isSidebarOpen) : setSheetOpen(true));

  return (
    <Root>
      <Top>
        <Stack $gap={8}>
          <Heading level={1} size="title">
            Franchise Opportunities
          </Heading>
          <Text $tone="muted">
            Verified brands across India, with what they ask and what they give in figures.
          </Text>
        </Stack>
        <ListingToolbar
          filter={filter}
          change={change}
          areFiltersShown={isWide ? isSidebarOpen : isSheetOpen}
          onFilters={handleFilters}
          onFiltersNear={() => {
            if (!isWide) void loadFilterSheet();
          }}
        />
      </Top>
      <Columns $hasSidebar={isSidebarOpen}>
        {isSidebarOpen ? (
          <Sidebar aria-label="Filters">
            <FilterPanel filter={filter} change={change} />
          </Sidebar>
        ) : null}
        <div>
          <StatusLine>
            <Text as="div" role="status" $weight={600}>
              {isLoading ? 'Loading...' : null}
              {status === 'success' && !isLoading
                ? `Showing ${total.toLocaleString('en-IN')} opportunities`
                : null}
            </Text>
            <ActiveFilters filter={filter} change={change} />
          </StatusLine>
          <ListingResults
            status={status}
            franchises={franchises}
            total={total}
            isOld={pages.isPlaceholderData}
            hasMore={pages.hasNextPage}
            isLoadingMore={pages.isFetchingNextPage}
            hasMoreFailed={pages.isFetchNextPageError}
            isNarrow={isSidebarOpen}
            onMore={() => void pages.fetchNextPage()}
            onClear={clear}
            onRetry={() => location.reload()}
          />
        </div>
      </Columns>
      {isSheetOpen ? (
        <Suspense fallback={null}>
          <FilterSheet
            filter={filter}
            change={change}
            open={isSheetOpen}
            onOpenChange={setSheetOpen}
            total={isLoading ? null : total}
          />
        </Suspense>
      ) : null}
    </Root>
  );
}
