import type { FinalInquiryStatus, InquiryView } from '@setu/contracts';
import { Text } from '@setu/ui';
import { ConfirmDialog } from '@setu/ui/dialog';
import { questionOf } from './final-status-question';
import { useChangeInquiryStatus } from './use-change-inquiry-status';

export interface FinalStatusFormProps {
  inquiry: Pick<InquiryView, 'id' | 'kind' | 'subject' | 'fromName' | 'toName'>;
  status: FinalInquiryStatus;
  onClose: () => void;
  /** Called with the inquiry after its status changed. */
  onChanged?: (changed: InquiryView) => void;
}

/** Asks for confirmation, because a final status cannot change, and sets it. */
export function FinalStatusForm({ inquiry, status, onClose, onChanged }: FinalStatusFormProps) {
  const { setStatus, isSending } = useChangeInquiryStatus(inquiry.id, { onChanged, onSettled: onClose });
  const { title, text, cancel, confirm, busy } = questionOf(status, inquiry);
  return (
    <ConfirmDialog
      title={title}
      description={inquiry.subject}
      cancelLabel={cancel}
      confirmLabel={confirm}
      busyLabel={busy}
      isDestructive={status !== 'deal_closed'}
      isBusy={isSending}
      onConfirm={() => setStatus(status)}
      onClose={onClose}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}
