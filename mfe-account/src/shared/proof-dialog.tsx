import { ProviderProof, TwoStepProof } from '@setu/contracts';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, PasswordInput, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';

const nothing = { currentPassword: '', code: '' };
/** What was typed; `code` is empty where none is asked for. */
type Proof = typeof nothing;

interface ProofDialogProps<Reply> {
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  isDestructive?: boolean;
  /** Whether a code of the second step is asked for, too. */
  hasCode?: boolean;
  /** What the toast says when it failed. */
  failure: string;
  send: (proof: Proof) => Promise<Reply>;
  onSent: (reply: Reply) => void;
  onClose: () => void;
}

/** Asks for the password, and for a code where there is a second step, before a change that an open session must not be enough for. */
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
