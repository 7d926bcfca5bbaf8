import type { InquiryView } from '@setu/contracts';
import { FinalStepDialog, type FinalStep as Step } from '@setu/marketplace';
import { useChangeStatus } from './use-change-status';

interface FinalStepProps {
  inquiry: InquiryView;
  step: Step;
  onClose: () => void;
}

/** Asks before an inquiry or an offer is declined or its deal closed, which is final, and does it. */
export function FinalStep({ inquiry, step, onClose }: FinalStepProps) {
  const { changeTo, isChanging } = useChangeStatus(inquiry.id, onClose);
  return (
    <FinalStepDialog
      inquiry={inquiry}
      step={step}
      isBusy={isChanging}
      onConfirm={() => changeTo(step)}
      onClose={onClose}
    />
  );
}
