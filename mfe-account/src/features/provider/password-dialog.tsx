import { ProviderProof } from '@setu/contracts';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, PasswordInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';

const nothing = { currentPassword: '' };

interface PasswordDialogProps<Reply> {
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  isDestructive?: boolean;
  /** What the toast says when it failed. */
  failure: string;
  send: (proof: typeof nothing) => Promise<Reply>;
  onSent: (reply: Reply) => void;
  onClose: () => void;
}

/** Asks for the password before a change that an open session must not be enough for. */
export function PasswordDialog<Reply>({ failure, send, onSent, ...shown }: PasswordDialogProps<Reply>) {
  const form = useZodForm<typeof nothing>(ProviderProof, nothing);
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'settings:password-proof',
    keepsDraft: false,
    send,
    failure,
    onSent,
  });
  return (
    <FormDialog {...shown} isSending={isSending} problem={problem} onSubmit={submit}>
      <Field label="Enter your password" required error={form.formState.errors.currentPassword?.message}>
        <PasswordInput
          autoComplete="current-password"
          maxLength={200}
          {...form.register('currentPassword')}
        />
      </Field>
    </FormDialog>
  );
}
