import {
  ActiveFilters,
  CompareTray,
  emptyFilter,
  FilterColumns,
  FilterPanel,
  FilterSheet,
  FilterSidebar,
  FilterToolbar,
  FranchiseResults,
  InquiryButton,
  otherParameters,
  resultsArea,
  SearchNotices,
  SkipToResults,
  useBrowseFilter,
  useFranchisePages,
  useIsWide,
} from '@setu/marketplace';
import { useUnauthorized } from '@setu/mfe-kit';
import { Text, token, VisuallyHidden } from '@setu/ui';
import { useState } from 'react';
import styled from 'styled-components';

const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};
  min-height: 36px;
  margin-block: ${token.space[12]} ${token.space[16]};
`;

/** The tab Browse Franchises: filters and search from the address, cards with an Inquire button. */
export function Browse({ search }: { search: URLSearchParams }) {
  const [filter, change] = useBrowseFilter(search);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useIsWide();
  const { pages, total, isLoading } = useFranchisePages(filter);
  const isLoggedOut = useUnauthorized(pages.error);

  const clear = () => change({ ...emptyFilter, sort: filter.sort });
  return (
    <>
      <FilterColumns $hasSidebar>
        <VisuallyHidden as="h2">Browse Franchises</VisuallyHidden>
        <SkipToResults />
        <FilterSidebar aria-label="Filters">
          <FilterPanel filter={filter} change={change} />
        </FilterSidebar>
        <div {...resultsArea}>
          <FilterToolbar
            filter={filter}
            change={change}
            filters={
              isWide ? null : { isOpen: isSheetOpen, opensSheet: true, onClick: () => setSheetOpen(true) }
            }
          />
          <StatusLine>
            <Text as="div" role="status" $weight={600}>
              {isLoading && !isLoggedOut ? 'Loading...' : null}
              {pages.data && !isLoading ? `Showing ${total} opportunities` : null}
            </Text>
            <ActiveFilters filter={filter} change={change} />
          </StatusLine>
          <SearchNotices pages={pages} filter={filter} change={change} />
          <FranchiseResults
            pages={pages}
            filter={filter}
            beside={otherParameters(search)}
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
      <CompareTray />
    </>
  );
}
