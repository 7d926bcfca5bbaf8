import {
  CompareTray,
  emptyFilter,
  FilterColumns,
  FilterPanel,
  FilterSheet,
  FilterSidebar,
  FilterToolbar,
  FranchiseResults,
  InquiryButton,
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
import { useUnauthorized } from '@setu/mfe-kit';
import { token, VisuallyHidden } from '@setu/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Results = styled.div.attrs(resultsArea)`
  > form {
    margin-bottom: ${token.space[16]};
  }
`;

/** The tab Browse Franchises: filters and search from the address, cards with an Inquire button. */
export function Browse({ search }: { search: URLSearchParams }) {
  const [filter, change] = useBrowseFilter(search);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useIsWide();
  const view = useListView(search);
  const { pages, total, isLoading } = useFranchisePages(filter);
  const countOf = useOptionCounts(filter, isListAsTyped(filter, pages.data));
  const isLoggedOut = useUnauthorized(pages.error);

  const clear = () => change({ ...emptyFilter, sort: filter.sort });
  return (
    <>
      <FilterColumns $hasSidebar>
        <VisuallyHidden as="h2">Browse Franchises</VisuallyHidden>
        <SkipToResults />
        <FilterSidebar aria-label="Filters">
          <FilterPanel filter={filter} change={change} countOf={countOf} />
        </FilterSidebar>
        <Results>
          <FilterToolbar
            filter={filter}
            change={change}
            filters={
              isWide ? null : { isOpen: isSheetOpen, opensSheet: true, onClick: () => setSheetOpen(true) }
            }
          />
          <ListStatus
            filter={filter}
            change={change}
            status={
              <>
                {isLoading && !isLoggedOut ? 'Loading...' : null}
                {pages.data && !isLoading ? `Showing ${total} opportunities` : null}
              </>
            }
          >
            <ViewSwitch view={view} search={search} />
          </ListStatus>
          <SearchNotices pages={pages} filter={filter} change={change} />
          <FranchiseResults
            pages={pages}
            filter={filter}
            beside={otherParameters(search)}
            isWaiting={isLoggedOut}
            isNarrow
            view={view}
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
        </Results>
        <FilterSheet
          filter={filter}
          change={change}
          countOf={countOf}
          open={isSheetOpen}
          onOpenChange={setSheetOpen}
          total={isLoading ? null : total}
        />
      </FilterColumns>
      <CompareTray />
    </>
  );
}
