import {
  ActiveFilters,
  emptyFilter,
  FilterColumns,
  FilterPanel,
  FilterSheet,
  FilterSidebar,
  FilterToggle,
  FranchiseResults,
  franchisePages,
  InquiryButton,
  resultsArea,
  SearchNotices,
  SkipToResults,
  SortSelect,
  toWanted,
  useBrowseFilter,
  useIsWide,
  useTypedText,
  useUnauthorized,
} from '@setu/marketplace';
import { media, SearchInput, Text, token, VisuallyHidden } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';

const Tools = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[12]};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto 210px;

    > :first-child {
      grid-column: auto;
    }
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 210px;
  }
`;

const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};
  min-height: 36px;
  margin-block: ${token.space[12]} ${token.space[16]};
`;

/** The tab Browse Franchises: filters and search of the address, cards with an Inquire button. */
export function Browse({ search }: { search: URLSearchParams }) {
  const [filter, change] = useBrowseFilter(search);
  const { text, type, commitNow } = useTypedText(filter.search, (words) =>
    change({ search: words, exact: false }, { replace: true }),
  );
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useIsWide();
  const pages = useInfiniteQuery({ ...franchisePages(toWanted(filter)), placeholderData: keepPreviousData });
  const isLoggedOut = useUnauthorized(pages.error);

  const total = pages.data?.pages[0]?.total ?? 0;
  const isLoading = pages.isPending || pages.isPlaceholderData;

  const clear = () => {
    commitNow('');
    change({ ...emptyFilter, sort: filter.sort });
  };
  return (
    <FilterColumns $hasSidebar>
      <VisuallyHidden as="h2">Browse Franchises</VisuallyHidden>
      <SkipToResults />
      <FilterSidebar aria-label="Filters">
        <FilterPanel filter={filter} change={change} />
      </FilterSidebar>
      <div {...resultsArea}>
        <Tools role="search">
          <SearchInput
            label="Search franchises"
            placeholder="Search franchises..."
            name="search"
            maxLength={200}
            value={text}
            onChange={(event) => type(event.target.value)}
            onClear={() => commitNow('')}
          />
          {isWide ? null : (
            <FilterToggle
              filter={filter}
              isOpen={isSheetOpen}
              opensSheet
              onClick={() => setSheetOpen(true)}
            />
          )}
          <SortSelect filter={filter} change={change} />
        </Tools>
        <StatusLine>
          <Text as="div" role="status" $weight={600}>
            {isLoading && !isLoggedOut ? 'Loading...' : null}
            {pages.data && !isLoading ? `Showing ${total.toLocaleString('en-IN')} opportunities` : null}
          </Text>
          <ActiveFilters filter={filter} change={change} />
        </StatusLine>
        <SearchNotices pages={pages} filter={filter} change={change} />
        <FranchiseResults
          pages={pages}
          filter={filter}
          isWaiting={isLoggedOut}
          isNarrow
          level={3}
          onClear={clear}
          onRetry={() => void pages.refetch()}
          renderAction={(franchise) => (
            <InquiryButton franchise={franchise} size="sm">
              Inquire
              <VisuallyHidden> about {franchise.title}</VisuallyHidden>
            </InquiryButton>
          )}
        />
      </div>
      <FilterSheet
        filter={filter}
        change={change}
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        total={isLoading ? null : total}
      />
    </FilterColumns>
  );
}
