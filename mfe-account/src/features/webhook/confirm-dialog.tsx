import { Text } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';

const words = {
  secret: {
    title: 'Make a new secret?',
    text: 'The former secret stops working at once. Until your CRM has the new one, it refuses our deliveries; we send them again for a day.',
    submit: 'New Secret',
    busy: 'Making...',
  },
  removal: {
    title: 'Remove the webhook?',
    text: 'Your CRM gets no more inquiries, and the log of deliveries is deleted. Inquiries in your inbox stay.',
    submit: 'Remove',
    busy: 'Removing...',
  },
} as const;

interface ConfirmDialogProps {
  about: keyof typeof words;
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a secret is replaced or a webhook is removed. */
export function ConfirmDialog({ about, isSending, onConfirm, onClose }: ConfirmDialogProps) {
  const { title, text, submit, busy } = words[about];
  return (
    <FormDialog
      title={title}
      submitLabel={submit}
      busyLabel={busy}
      isSending={isSending}
      isDestructive={about === 'removal'}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
      onClose={onClose}
    >
      <Text>{text}</Text>
    </FormDialog>
  );
}
