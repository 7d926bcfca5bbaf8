import { type FranchiseSort, franchiseSortLabels, franchiseSorts } from '@setu/contracts';
import { Button, Icon, media, NativeSelect, SearchInput, token, VisuallyHidden } from '@setu/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { countActive, type ListingFilter } from './listing-filter';
import type { ChangeFilter } from './use-listing-filter';
import { useTypedText } from './use-typed-text';

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

const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding-inline: 6px;
  border-radius: ${token.radius.round};
  background: ${token.color.peacock};
  color: ${token.color['on-fill']};
  font-size: ${token.text[12]};
  font-variant-numeric: tabular-nums;
`;

interface ListingToolbarProps {
  filter: ListingFilter;
  change: ChangeFilter;
  areFiltersShown: boolean;
  onFilters: () => void;
  /** The visitor is about to press Filters. */
  onFiltersNear: () => void;
}

/** Search, the Filters button with the number of active ones, and the order of the list. */
export function ListingToolbar(props: ListingToolbarProps) {
  const { filter, change, areFiltersShown, onFilters, onFiltersNear } = props;
  const { text, type, commitNow } = useTypedText(filter.search, (search) =>
    change({ search }, { replace: true }),
  );
  const active = countActive(filter);
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
      <Button
        variant="secondary"
        aria-expanded={areFiltersShown}
        onClick={onFilters}
        onPointerEnter={onFiltersNear}
        onFocus={onFiltersNear}
      >
        <Icon of={SlidersHorizontal} />
        Filters
        {active === 0 ? null : (
          <Count>
            {active}
            <VisuallyHidden> active</VisuallyHidden>
          </Count>
        )}
      </Button>
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
    </Root>
  );
}
