import { Button, Text } from '@setu/ui';
import { Dialog, DialogClose } from '@setu/ui/dialog';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isDestructive?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={props.title}
      width={440}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            variant={props.isDestructive ? 'destructive' : 'primary'}
            busy={props.isBusy}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Text>{props.children}</Text>
    </Dialog>
  );
}
