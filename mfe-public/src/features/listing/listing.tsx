import {
  emptyFilter,
  FilterColumns,
  FilterPanel,
  FilterSheet,
  FilterSidebar,
  FilterToolbar,
  FranchiseResults,
  isListAsTyped,
  ListStatus,
  otherParameters,
  resultsArea,
  SearchNotices,
  SkipToResults,
  useBrowseFilter,
  useFranchisePages,
  useIsWide,
  useListView,
  useOptionCounts,
  ViewSwitch,
} from '@setu/marketplace';
import { usePageHead } from '@setu/mfe-kit';
import { Heading, media, Stack, Text, token } from '@setu/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { PageContainer } from '../../shared/page-container';
import { listingHead } from './listing-head';

const Page = styled(PageContainer)`
  > form {
    margin-top: ${token.space[8]};
  }

  ${media.wide} {
    > form {
      margin-top: ${token.space[24]};
    }
  }
`;

const Columns = styled(FilterColumns)`
  margin-top: ${token.space[16]};

  ${media.wide} {
    margin-top: ${token.space[24]};
  }
`;

/** The franchise listing: search, filters, order and results. All of its state is in the address. */
export function Listing({ search }: { search: URLSearchParams }) {
  const [filter, change] = useBrowseFilter(search);
  const [isSidebarOpen, setSidebarOpen] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useIsWide();
  const view = useListView(search);
  const { pages, total, isLoading } = useFranchisePages(filter);
  const countOf = useOptionCounts(filter, isListAsTyped(filter, pages.data));

  const franchises = pages.data?.pages.flatMap((page) => page.items) ?? [];
  // When a further page fails, the earlier ones stay.
  const status = pages.data ? 'success' : pages.status;
  usePageHead(isLoading || status === 'error' ? null : listingHead(franchises));

  const clear = () => change({ ...emptyFilter, sort: filter.sort });
  const handleFilters = () => (isWide ? setSidebarOpen(!isSidebarOpen) : setSheetOpen(true));

  return (
    <Page>
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
      <Columns $hasSidebar={isSidebarOpen}>
        {isSidebarOpen ? (
          <>
            <SkipToResults />
            <FilterSidebar aria-label="Filters">
              <FilterPanel filter={filter} change={change} countOf={countOf} />
            </FilterSidebar>
          </>
        ) : null}
        <div {...resultsArea}>
          <ListStatus
            filter={filter}
            change={change}
            status={
              <>
                {isLoading ? 'Loading...' : null}
                {status === 'success' && !isLoading ? `Showing ${total} opportunities` : null}
              </>
            }
          >
            <ViewSwitch view={view} search={search} />
          </ListStatus>
          <SearchNotices pages={pages} filter={filter} change={change} />
          <FranchiseResults
            pages={pages}
            filter={filter}
            isNarrow={isSidebarOpen}
            view={view}
            beside={otherParameters(search)}
            onClear={clear}
            onRetry={() => location.reload()}
          />
        </div>
      </Columns>
      <FilterSheet
        filter={filter}
        change={change}
        countOf={countOf}
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        total={isLoading ? null : total}
      />
    </Page>
  );
}
