import { type BrowseFilter, countActive } from './browse-filter';
import { FilterButton } from './filter-button';
import { preloadFilterSheet } from './filter-sheet';

interface FilterToggleProps {
  filter: BrowseFilter;
  /** The filters are in sight. */
  isOpen: boolean;
  /** They open as a sheet here, not as a sidebar. */
  opensSheet: boolean;
  onClick: () => void;
}

/** The Filters button with the number of active ones. */
export function FilterToggle({ filter, isOpen, opensSheet, onClick }: FilterToggleProps) {
  return (
    <FilterButton
      active={countActive(filter)}
      isOpen={isOpen}
      onClick={onClick}
      onNear={opensSheet ? preloadFilterSheet : undefined}
    />
  );
}
