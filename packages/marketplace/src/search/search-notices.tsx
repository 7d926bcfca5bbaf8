import { type FranchiseView, searchReadingOf } from '@setu/contracts';
import type { Page } from '@setu/mfe-kit';
import { token } from '@setu/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import styled from 'styled-components';
import type { BrowseFilter } from '../filter/state/browse-filter';
import type { ChangeFilter } from '../filter/state/use-browse-filter';
import { SearchNotice } from './search-notice';
import { UnknownPlaces } from './unknown-places';

const Root = styled.div`
  display: grid;
  gap: ${token.space[12]};
  margin-bottom: ${token.space[16]};

  &:empty {
    display: none;
  }
`;

interface SearchNoticesProps {
  pages: UseInfiniteQueryResult<InfiniteData<Page<FranchiseView>>>;
  filter: BrowseFilter;
  change: ChangeFilter;
}

/** Notices about a search and about the places of the filter, above the results. */
export function SearchNotices({ pages, filter, change }: SearchNoticesProps) {
  // Placeholder data belongs to the previous search.
  if (!pages.data || pages.isPlaceholderData) return null;
  const reading = searchReadingOf(pages.data.pages[0]?.reading);
  const franchises = pages.data.pages.flatMap((page) => page.items);
  return (
    <Root>
      {reading ? <SearchNotice reading={reading} filter={filter} change={change} /> : null}
      <UnknownPlaces filter={filter} change={change} franchises={franchises} />
    </Root>
  );
}
