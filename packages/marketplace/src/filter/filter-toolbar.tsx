import { useTypedText } from '@setu/mfe-kit';
import { Button, breakpoints, LinkButton, media, SearchInput, token } from '@setu/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { FilterButton } from './filter-button';
import { filterFormId, filterSidebarId } from './filter-layout';
import { preloadFilterSheet } from './filter-sheet';
import { type BrowseFilter, countActive } from './state/browse-filter';
import type { ChangeFilter } from './state/use-browse-filter';

/** Below the page's header while the list scrolls, unless the window is so low that it would cover the list. */
const Root = styled.form`
  @media (max-width: ${breakpoints.wide - 0.02}px) and (min-height: 481px) and (scripting: enabled) {
    position: sticky;
    z-index: 3;
    top: ${token.size.header};
    margin-inline: calc(-1 * ${token.space[16]});
    padding: ${token.space[8]} ${token.space[16]};
    background: ${token.color.paper};
    box-shadow: 0 1px ${token.color.line};
  }
`;

/** Its parts are arranged by its width, because large text has less space. */
const Line = styled.div`
  container: filter-line / inline-size;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[8]};
  }

  /* No space for the button that clears it. */
  input:placeholder-shown {
    padding-right: ${token.space[8]};
    text-overflow: ellipsis;
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
 * Search, and the Filters button with the number of active filters. On narrow screens it stays visible while the list scrolls, if its parent
 * contains the list. It is a real form to which all filters of the page and the order belong, so the browser can submit it without scripts.
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
    <Root id={filterFormId} autoComplete="off" role="search" onSubmit={handleSubmit}>
      <Line>
        <div>
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
          <WithoutScript>
            <Button type="submit">Search</Button>
            <ToFilters variant="secondary" href={`#${filterSidebarId}`}>
              Filters
            </ToFilters>
          </WithoutScript>
        </div>
      </Line>
    </Root>
  );
}
