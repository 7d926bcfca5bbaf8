import type { InquiryView } from '@setu/contracts';
import { Button, Text } from '@setu/ui';
import { Dialog, DialogClose } from '@setu/ui/dialog';
import { useWithdraw } from './use-withdraw';

export interface WithdrawDialogProps {
  inquiry: Pick<InquiryView, 'id' | 'subject' | 'toName'>;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before an inquiry is withdrawn, as there is no way back. */
export function WithdrawDialog({ inquiry, open, onOpenChange }: WithdrawDialogProps) {
  const withdraw = useWithdraw(inquiry, () => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Withdraw inquiry?"
      description={inquiry.subject}
      width={480}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Keep it</Button>
          </DialogClose>
          <Button
            variant="destructive"
            busy={withdraw.isPending}
            busyLabel="Withdrawing..."
            onClick={() => withdraw.mutate()}
          >
            Withdraw
          </Button>
        </>
      }
    >
      <Text>
        {inquiry.toName ?? 'The brand'} sees that you are no longer interested, and the conversation takes no
        more messages. This cannot be undone, but you can always send a new inquiry.
      </Text>
    </Dialog>
  );
}
