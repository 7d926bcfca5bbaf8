import {
  type BrowseFilter,
  type ChangeFilter,
  FilterToggle,
  SortSelect,
  useTypedText,
} from '@setu/marketplace';
import { media, SearchInput, token } from '@setu/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';

const Root = styled.form`
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
`;

interface ListingToolbarProps {
  filter: BrowseFilter;
  change: ChangeFilter;
  areFiltersShown: boolean;
  onFilters: () => void;
  /** The filters open as a sheet here, not as a sidebar. */
  opensSheet: boolean;
}

/** Search, the Filters button with the number of active ones, and the order of the list. */
export function ListingToolbar(props: ListingToolbarProps) {
  const { filter, change, areFiltersShown, onFilters, opensSheet } = props;
  const { text, type, commitNow } = useTypedText(filter.search, (search) =>
    change({ search, exact: false }, { replace: true }),
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commitNow(text);
  };
  return (
    <Root role="search" onSubmit={handleSubmit}>
      <SearchInput
        label="Search franchises"
        placeholder="Search franchises..."
        name="search"
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
        onClear={() => commitNow('')}
      />
      <FilterToggle filter={filter} isOpen={areFiltersShown} opensSheet={opensSheet} onClick={onFilters} />
      <SortSelect filter={filter} change={change} />
    </Root>
  );
}
