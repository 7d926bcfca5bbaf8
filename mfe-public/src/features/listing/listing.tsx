import {
  ActiveFilters,
  emptyFilter,
  FilterColumns,
  FilterPanel,
  FilterSheet,
  FilterSidebar,
  FilterToolbar,
  FranchiseResults,
  franchisePages,
  resultsArea,
  SearchNotices,
  SkipToResults,
  toFranchiseQuery,
  useBrowseFilter,
  useIsWide,
} from '@setu/marketplace';
import { usePageHead } from '@setu/mfe-kit';
import { Container, Heading, media, Stack, Text, token } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { listingHead } from './listing-head';

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

const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  min-height: 36px;
  margin-bottom: ${token.space[16]};

  /* Neither a count nor a filter: no room to keep. */
  &:has(> :only-child:empty) {
    display: none;
  }
`;

/** The franchise listing: search, filters, order, results. The address holds all of it. */
export function Listing({ search }: { search: URLSearchParams }) {
  const [filter, change] = useBrowseFilter(search);
  const [isSidebarOpen, setSidebarOpen] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useIsWide();
  const pages = useInfiniteQuery({
    ...franchisePages(toFranchiseQuery(filter)),
    placeholderData: keepPreviousData,
  });

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
          <Text $tone="muted">Franchises across India, with investment, area and returns up front.</Text>
        </Stack>
        <FilterToolbar
          filter={filter}
          change={change}
          filters={{
            isOpen: isWide ? isSidebarOpen : isSheetOpen,
            opensSheet: !isWide,
            onClick: handleFilters,
          }}
        />
      </Top>
      <FilterColumns $hasSidebar={isSidebarOpen}>
        {isSidebarOpen ? (
          <>
            <SkipToResults />
            <FilterSidebar aria-label="Filters">
              <FilterPanel filter={filter} change={change} />
            </FilterSidebar>
          </>
        ) : null}
        <div {...resultsArea}>
          <StatusLine>
            <Text as="div" role="status" $weight={600}>
              {isLoading ? 'Loading...' : null}
              {status === 'success' && !isLoading
                ? `Showing ${total.toLocaleString('en-IN')} opportunities`
                : null}
            </Text>
            <ActiveFilters filter={filter} change={change} />
          </StatusLine>
          <SearchNotices pages={pages} filter={filter} change={change} />
          <FranchiseResults
            pages={pages}
            filter={filter}
            isNarrow={isSidebarOpen}
            onClear={clear}
            onRetry={() => location.reload()}
          />
        </div>
      </FilterColumns>
      <FilterSheet
        filter={filter}
        change={change}
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        total={isLoading ? null : total}
      />
    </Root>
  );
}
