import { useTypedText } from '@setu/mfe-kit';
import { Button, LinkButton, media, SearchInput, token } from '@setu/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { FilterButton } from './filter-button';
import { filterFormId, filterSidebarId } from './filter-layout';
import { preloadFilterSheet } from './filter-sheet';
import { SortSelect } from './sort-select';
import { type BrowseFilter, countActive } from './state/browse-filter';
import type { ChangeFilter } from './state/use-browse-filter';

const Root = styled.form<{ $hasButton: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[12]};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) ${({ $hasButton }) => ($hasButton ? 'auto ' : '')}210px;

    > :first-child {
      grid-column: auto;
    }

    ${media.noScript} {
      grid-template-columns: minmax(0, 1fr) 210px auto auto;
    }
  }
`;

const WithoutScript = styled('noscript')`
  ${media.noScript} {
    display: contents;
  }
`;

/** Link to the filters, for pages with filters below the list. */
const ToFilters = styled(LinkButton)`
  ${media.wide} {
    display: none;
  }
`;

const Send = styled(Button)`
  grid-column: 1 / -1;

  ${media.tablet} {
    grid-column: auto;
  }
`;

interface FilterToolbarProps {
  filter: BrowseFilter;
  change: ChangeFilter;
  /** The Filters button; null when the filters are always shown beside the list. */
  filters: {
    isOpen: boolean;
    /** The filters open as a sheet, not as a sidebar. */
    opensSheet: boolean;
    onClick: () => void;
  } | null;
}

/**
 * Search, the Filters button with the number of active filters, and the order of the list. It is a real form with all
 * filters of the page, so the browser can submit it without scripts.
 */
export function FilterToolbar({ filter, change, filters }: FilterToolbarProps) {
  const { text, type, commitNow } = useTypedText(filter.search, (search) =>
    change({ search, exact: false }, { replace: true }),
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commitNow(text);
  };
  return (
    // The address defines the selection, so the browser must not restore controls of an earlier visit.
    <Root
      id={filterFormId}
      autoComplete="off"
      role="search"
      onSubmit={handleSubmit}
      $hasButton={filters !== null}
    >
      <SearchInput
        label="Search franchises"
        placeholder="Search franchises..."
        name="search"
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
        onClear={() => commitNow('')}
      />
      {filters ? (
        <FilterButton
          active={countActive(filter)}
          isOpen={filters.isOpen}
          onClick={filters.onClick}
          onNear={filters.opensSheet ? preloadFilterSheet : undefined}
        />
      ) : null}
      <SortSelect filter={filter} change={change} />
      <WithoutScript>
        <ToFilters variant="secondary" href={`#${filterSidebarId}`}>
          Filters
        </ToFilters>
        <Send type="submit">Search</Send>
      </WithoutScript>
    </Root>
  );
}
