import { Button, media, Stack, Text, token } from '@setu/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Dialog } from './panel';

/** The secondary buttons, which share a line on a phone. */
const Others = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${token.space[8]};

  ${media.tablet} {
    display: contents;
  }
`;

/** Content that is separated from the dialog's buttons. */
const Aside = styled.div`
  display: grid;

  ${media.tablet} {
    display: block;
    margin-right: auto;
  }
`;

export interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  isSending: boolean;
  /** Whether submitting deletes or revokes something. */
  isDestructive?: boolean;
  /** A problem that is not about a field. */
  problem?: string | null;
  /** Maximum width, px. */
  width?: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Called on the close button, Escape or a click on the page behind. Typed text stays for the next time. */
  onClose: () => void;
  /** Called on Cancel. Typed text is discarded, unless it is being sent. By default Cancel does the same as the close button. */
  onCancel?: () => void;
  /** Shown at the other end of the footer. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: its fields scroll, and its buttons stay visible, with the primary button last. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, busyLabel, isSending, isDestructive = false } = props;
  const { problem, width, onSubmit, onClose, onCancel = onClose, aside, children } = props;
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
          <Others>
            {aside ? <Aside>{aside}</Aside> : null}
            <Button variant="secondary" onClick={isSending ? onClose : onCancel}>
              Cancel
            </Button>
          </Others>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'destructive' : 'primary'}
            busy={isSending}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} $gap={16} noValidate onSubmit={onSubmit}>
        {problem ? (
          <Text role="alert" $size={14} $tone="danger">
            {problem}
          </Text>
        ) : null}
        {children}
      </Stack>
    </Dialog>
  );
}
