import { type FranchiseSort, franchiseSortLabels, franchiseSorts } from '@setu/contracts';
import { NativeSelect } from '@setu/ui';
import { filterFormId } from './filter-layout';
import type { BrowseFilter } from './state/browse-filter';
import type { ChangeFilter } from './state/use-browse-filter';

/** The default order, for which the call has no `sort`. */
const bestMatch = 'best-match';

interface SortSelectProps {
  filter: BrowseFilter;
  change: ChangeFilter;
}

/** The order of the list. A search has another option: the best matches first. */
export function SortSelect({ filter, change }: SortSelectProps) {
  const isSearch = filter.search.trim() !== '';
  return (
    <NativeSelect
      aria-label="Sort by"
      form={filterFormId}
      name="sort"
      value={filter.sort ?? (isSearch ? bestMatch : 'recommended')}
      onChange={({ target: { value } }) =>
        change({ sort: value === bestMatch ? null : (value as FranchiseSort) })
      }
    >
      {isSearch ? <option value={bestMatch}>Best match</option> : null}
      {franchiseSorts.map((sort) => (
        <option key={sort} value={sort}>
          {franchiseSortLabels[sort]}
        </option>
      ))}
    </NativeSelect>
  );
}
