import { Button, Text } from '@setu/ui';
import { Dialog, DialogClose } from '@setu/ui/dialog';
import { type AskedInquiry, type FinalStep, questionOf } from './final-step';

export interface FinalStepQuestionProps {
  inquiry: AskedInquiry;
  step: FinalStep;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before an inquiry is withdrawn, declined or its deal closed. */
export function FinalStepQuestion({ inquiry, step, isBusy, onConfirm, onClose }: FinalStepQuestionProps) {
  const { title, text, keep, confirm, busy } = questionOf(step, inquiry);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={inquiry.subject}
      width={480}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{keep}</Button>
          </DialogClose>
          <Button
            variant={step === 'deal_closed' ? 'primary' : 'destructive'}
            busy={isBusy}
            busyLabel={busy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
