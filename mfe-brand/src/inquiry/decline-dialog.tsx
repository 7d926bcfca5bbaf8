import type { InquiryView } from '@setu/contracts';
import { ConfirmDialog } from '../parts/confirm-dialog';
import { useChangeStatus } from './use-change-status';

interface DeclineDialogProps {
  inquiry: Pick<InquiryView, 'id' | 'subject' | 'fromName'>;
  onClose: () => void;
}

/** Asks before an inquiry or an offer is declined, which is final. */
export function DeclineDialog({ inquiry, onClose }: DeclineDialogProps) {
  const { changeTo, isChanging } = useChangeStatus(inquiry.id, onClose);
  return (
    <ConfirmDialog
      title="Decline this inquiry?"
      confirmLabel="Decline"
      isDestructive
      isBusy={isChanging}
      onConfirm={() => changeTo('declined')}
      onClose={onClose}
    >
      {inquiry.fromName ?? 'The sender'} will see that you declined "{inquiry.subject}". It cannot be taken up
      again, and neither of you can write in it any more.
    </ConfirmDialog>
  );
}
