import {
  ActiveFilters,
  emptyFilter,
  FilterColumns,
  FilterPanel,
  FilterSheet,
  FilterSidebar,
  FilterToolbar,
  FranchiseResults,
  resultsArea,
  SearchNotices,
  SkipToResults,
  useBrowseFilter,
  useFranchisePages,
  useIsWide,
} from '@setu/marketplace';
import { usePageHead } from '@setu/mfe-kit';
import { Heading, Stack, Text, token } from '@setu/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { PageContainer } from '../../shared/page-container';
import { listingHead } from './listing-head';

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

  /* Hidden when it has neither a count nor a filter. */
  &:has(> :only-child:empty) {
    display: none;
  }
`;

/** The franchise listing: search, filters, order and results. All of its state is in the address. */
export function Listing({ search }: { search: URLSearchParams }) {
  const [filter, change] = useBrowseFilter(search);
  const [isSidebarOpen, setSidebarOpen] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useIsWide();
  const { pages, total, isLoading } = useFranchisePages(filter);

  const franchises = pages.data?.pages.flatMap((page) => page.items) ?? [];
  // When a further page fails, the earlier ones stay.
  const status = pages.data ? 'success' : pages.status;
  usePageHead(isLoading || status === 'error' ? null : listingHead(franchises));

  const clear = () => change({ ...emptyFilter, sort: filter.sort });
  const handleFilters = () => (isWide ? setSidebarOpen(!isSidebarOpen) : setSheetOpen(true));

  return (
    <PageContainer>
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
              {status === 'success' && !isLoading ? `Showing ${total} opportunities` : null}
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
    </PageContainer>
  );
}
