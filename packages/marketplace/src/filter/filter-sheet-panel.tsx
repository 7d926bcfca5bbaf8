import { Button } from '@setu/ui';
import { DialogClose, Sheet } from '@setu/ui/dialog';
import { FilterPanel } from './filter-panel';
import type { BrowseFilter } from './state/browse-filter';
import type { ChangeFilter } from './state/use-browse-filter';
import type { CountOf } from './use-option-counts';

export interface FilterSheetPanelProps {
  filter: BrowseFilter;
  change: ChangeFilter;
  countOf: CountOf;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Formatted number of matches; null while it is unknown. */
  total: string | null;
}

/** The filters when a sidebar does not fit. They take effect at once; the button shows the result. */
export function FilterSheetPanel({
  filter,
  change,
  countOf,
  open,
  onOpenChange,
  total,
}: FilterSheetPanelProps) {
  return (
    <Sheet
      side="bottom"
      title="Filters"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <DialogClose>
          <Button block>{total === null ? 'Loading...' : `Show ${total}`}</Button>
        </DialogClose>
      }
    >
      <FilterPanel filter={filter} change={change} countOf={countOf} />
    </Sheet>
  );
}
