import { Button } from '@setu/ui';
import type { ReactNode } from 'react';
import { Dialog, DialogClose } from './panel';

export interface ConfirmDialogProps {
  title: string;
  description?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Whether confirming deletes or revokes something. */
  isDestructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The consequences of confirming. */
  children: ReactNode;
}

/** Asks for confirmation of something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, isDestructive = false, onClose, children } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      width={480}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{props.cancelLabel}</Button>
          </DialogClose>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            busy={props.isBusy}
            busyLabel={props.busyLabel}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
