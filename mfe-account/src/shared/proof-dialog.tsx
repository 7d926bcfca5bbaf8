import { ProviderProof, TwoStepProof } from '@setu/contracts';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, PasswordInput, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';

const nothing = { currentPassword: '', code: '' };
/** The typed values; `code` is empty when no code is requested. */
type Proof = typeof nothing;

interface ProofDialogProps<Reply> {
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  isDestructive?: boolean;
  /** Whether to also ask for a two-step code. */
  hasCode?: boolean;
  /** Text of the toast after a failure. */
  failure: string;
  send: (proof: Proof) => Promise<Reply>;
  onSent: (reply: Reply) => void;
  onClose: () => void;
}

/** Asks for the password, and a two-step code if required, before a change for which an open session is not enough. */
export function ProofDialog<Reply>({
  hasCode = false,
  failure,
  send,
  onSent,
  ...shown
}: ProofDialogProps<Reply>) {
  const form = useZodForm<Proof>(hasCode ? TwoStepProof : ProviderProof, nothing);
  const { errors } = form.formState;
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'settings:proof',
    keepsDraft: false,
    send,
    failure,
    onSent,
  });
  return (
    <FormDialog {...shown} isSending={isSending} problem={problem} onSubmit={submit}>
      <Field label="Enter your password" required error={errors.currentPassword?.message}>
        <PasswordInput
          autoComplete="current-password"
          maxLength={200}
          {...form.register('currentPassword')}
        />
      </Field>
      {hasCode ? (
        <Field
          label="Code"
          required
          error={errors.code?.message}
          help="The 6 digits that your app shows, or a recovery code."
        >
          <TextInput autoComplete="one-time-code" maxLength={40} {...form.register('code')} />
        </Field>
      ) : null}
    </FormDialog>
  );
}
