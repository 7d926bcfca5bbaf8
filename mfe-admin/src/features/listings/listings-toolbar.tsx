import { ListingFilter, ListingKind, listingFilters, listingKinds } from '@setu/contracts';
import { media, NativeSelect } from '@setu/ui';
import styled from 'styled-components';
import { ListSearch } from '../../shared/list/list-search';
import { kindNouns, stateLabels } from './listing-text';
import type { ListingsFilter } from './listings.queries';

const Root = styled(ListSearch)`
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 180px 180px;
  }
`;

interface ListingsToolbarProps {
  filter: ListingsFilter;
  /** `isTyping`: a small step that does not get its own history entry. */
  onChange: (patch: Partial<ListingsFilter>, isTyping?: boolean) => void;
}

/** Search, kind and state filters of the listings. */
export function ListingsToolbar({ filter, onChange }: ListingsToolbarProps) {
  return (
    <Root
      list="Listings"
      placeholder="Words of the title"
      value={filter.search ?? ''}
      onSearch={(search) => onChange({ search }, true)}
    >
      <NativeSelect
        aria-label="Kind"
        value={filter.kind}
        onChange={(event) => onChange({ kind: ListingKind.parse(event.target.value) })}
      >
        {listingKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNouns[kind].label}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Status"
        value={filter.state ?? ''}
        onChange={(event) => onChange({ state: ListingFilter.safeParse(event.target.value).data })}
      >
        <option value="">All statuses</option>
        {listingFilters.map((state) => (
          <option key={state} value={state}>
            {stateLabels[state]}
          </option>
        ))}
      </NativeSelect>
    </Root>
  );
}
