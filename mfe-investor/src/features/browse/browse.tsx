import { type FranchiseSort, franchiseSortLabels, franchiseSorts } from '@setu/contracts';
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
  SkipToResults,
  useBrowseFilter,
  useIsWide,
  useTypedText,
  useUnauthorized,
} from '@setu/marketplace';
import { media, NativeSelect, SearchInput, Text, TextLink, token, VisuallyHidden } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { matches, standingText } from './matches';
import { wantedOf } from './wanted';

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

/** The tab Browse Franchises: filters of the address, a search over what is loaded, cards with an Inquire button. */
export function Browse({ search }: { search: URLSearchParams }) {
  const [filter, change] = useBrowseFilter(search);
  const { text, type, commitNow } = useTypedText(filter.search, (words) =>
    change({ search: words }, { replace: true }),
  );
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useIsWide();
  const pages = useInfiniteQuery({ ...franchisePages(wantedOf(search)), placeholderData: keepPreviousData });
  const isLoggedOut = useUnauthorized(pages.error);

  const loaded = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  const shown = loaded.filter((franchise) => matches(franchise, text));
  const isLoading = pages.isPending || pages.isPlaceholderData;
  const isSearching = text.trim() !== '';

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
          <NativeSelect
            aria-label="Sort by"
            value={filter.sort}
            onChange={(event) => change({ sort: event.target.value as FranchiseSort })}
          >
            {franchiseSorts.map((sort) => (
              <option key={sort} value={sort}>
                {franchiseSortLabels[sort]}
              </option>
            ))}
          </NativeSelect>
        </Tools>
        <StatusLine>
          <Text as="div" role="status" $weight={600}>
            {isLoading && !isLoggedOut ? 'Loading...' : null}
            {pages.data && !isLoading
              ? standingText({ text, shown: shown.length, loaded: loaded.length, total })
              : null}
          </Text>
          {isSearching && pages.data ? (
            <TextLink
              as={Link}
              to={{ pathname: '/franchises', search: `${new URLSearchParams({ search: text.trim() })}` }}
            >
              Search all franchises
            </TextLink>
          ) : null}
          <ActiveFilters filter={filter} change={change} />
        </StatusLine>
        <FranchiseResults
          pages={pages}
          // Its search narrows what is loaded and leaves placements where they stand.
          filter={{ ...filter, search: '' }}
          franchises={shown}
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
        total={isLoading ? null : isSearching ? shown.length : total}
      />
    </FilterColumns>
  );
}
