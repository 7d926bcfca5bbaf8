import type { InquiryView } from '@setu/contracts';
import { FinalStepDialog } from '@setu/marketplace';
import { useWithdraw } from './use-withdraw';

interface WithdrawDialogProps {
  inquiry: InquiryView;
  onClose: () => void;
}

/** Asks before an inquiry is withdrawn, as there is no way back. */
export function WithdrawDialog({ inquiry, onClose }: WithdrawDialogProps) {
  const withdraw = useWithdraw(inquiry, onClose);
  return (
    <FinalStepDialog
      inquiry={inquiry}
      step="withdrawn"
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
      onClose={onClose}
    />
  );
}
