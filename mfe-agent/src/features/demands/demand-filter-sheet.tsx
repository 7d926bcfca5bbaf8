import { Button, Stack } from '@setu/ui';
import { DialogClose, Sheet } from '@setu/ui/dialog';
import type { DemandFilter } from './demand-filter';
import { DemandFilterFields } from './demand-filter-fields';
import type { ChangeDemandFilter } from './use-demand-filter';

interface DemandFilterSheetProps {
  filter: DemandFilter;
  change: ChangeDemandFilter;
  onOpenChange: (isOpen: boolean) => void;
  /** Number of matches as text; null while it is not known. */
  total: string | null;
}

/** The filters on a phone. They take effect at once; the button shows the result. */
export function DemandFilterSheet({ filter, change, onOpenChange, total }: DemandFilterSheetProps) {
  return (
    <Sheet
      side="bottom"
      title="Filters"
      open
      onOpenChange={onOpenChange}
      footer={
        <DialogClose>
          <Button block>{total === null ? 'Loading...' : `Show ${total}`}</Button>
        </DialogClose>
      }
    >
      <Stack>
        <DemandFilterFields filter={filter} change={change} />
      </Stack>
    </Sheet>
  );
}
