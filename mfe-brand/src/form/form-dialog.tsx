import { Button, Stack, Text } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { type FormEvent, type ReactNode, useId } from 'react';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  isSending: boolean;
  /** What is wrong with the whole, where no field stands for it. */
  problem?: string | null;
  /** Widest it gets, px. */
  width?: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The cross, Escape or the page behind: what is typed stays for the next time. */
  onClose: () => void;
  /** The button Cancel: what is typed is given up, unless it is on its way already. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields scroll, its buttons stay, the primary one last. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, busyLabel, isSending, problem, width, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      width={width}
      footer={
        <>
          <Button variant="secondary" onClick={isSending ? onClose : (props.onCancel ?? onClose)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSending} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} $gap={24} noValidate onSubmit={props.onSubmit}>
        {problem ? (
          <Text role="alert" $size={14} $tone="kumkum">
            {problem}
          </Text>
        ) : null}
        {children}
      </Stack>
    </Dialog>
  );
}
