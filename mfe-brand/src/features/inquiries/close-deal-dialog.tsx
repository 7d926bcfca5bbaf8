import type { InquiryView } from '@setu/contracts';
import { useChangeStatus } from '../../inquiry/use-change-status';
import { ConfirmDialog } from '../../parts/confirm-dialog';

export interface CloseDealDialogProps {
  inquiry: Pick<InquiryView, 'id' | 'subject'>;
  onClose: () => void;
}

/** Asks before a deal is said to be closed, which is final. */
export function CloseDealDialog({ inquiry, onClose }: CloseDealDialogProps) {
  const { changeTo, isChanging } = useChangeStatus(inquiry.id, onClose);
  return (
    <ConfirmDialog
      title="Close the deal?"
      confirmLabel="Deal closed"
      isBusy={isChanging}
      onConfirm={() => changeTo('deal_closed')}
      onClose={onClose}
    >
      "{inquiry.subject}" counts as agreed from then on. You can still write to each other; its status stays.
    </ConfirmDialog>
  );
}
