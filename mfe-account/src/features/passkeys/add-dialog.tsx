import { addPasskey, PasskeyNaming, PasskeyProof, startPasskey } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';
import { Field, PasswordInput, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { browserProblemOf, makePasskey } from './browser-passkey';
import { passkeys } from './passkeys.queries';

const PasskeyForm = PasskeyProof.extend(PasskeyNaming.shape);
const nothing = { name: '', currentPassword: '', code: '' };

/** Verifies the password, makes the browser create a passkey, and stores it. */
const add = async ({ name, ...proof }: typeof nothing) => {
  const options = await api.call(startPasskey, proof satisfies CallInput<typeof startPasskey>);
  return api.call(addPasskey, { name, answer: await makePasskey(options) });
};

interface AddDialogProps {
  /** Whether the account has two-step verification. */
  needsCode: boolean;
  onClose: () => void;
}

/** Adds a passkey, after the password is entered, and a code when the account has two-step verification. */
export function AddDialog({ needsCode, onClose }: AddDialogProps) {
  const client = useQueryClient();
  const form = useZodForm<typeof nothing>(PasskeyForm, nothing);
  const { errors } = form.formState;
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'settings:passkey',
    keepsDraft: false,
    send: add,
    failure: 'The passkey could not be added. Please try again.',
    onSent: ({ name }) => {
      onClose();
      toastSuccess(`You can sign in with the passkey “${name}” from now on.`);
      void client.invalidateQueries(passkeys());
    },
    onRefused: (error) => {
      const message = browserProblemOf(error);
      if (message !== null) form.setError('root', { message });
    },
  });
  return (
    <FormDialog
      title="Add a passkey"
      description="Your browser asks for your fingerprint, face or PIN next. None of them leaves your device."
      submitLabel="Continue"
      busyLabel="Adding..."
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        error={errors.name?.message}
        help="By which you know it, such as “My phone”."
      >
        <TextInput maxLength={60} {...form.register('name')} />
      </Field>
      <Field label="Enter your password" required error={errors.currentPassword?.message}>
        <PasswordInput
          autoComplete="current-password"
          maxLength={200}
          {...form.register('currentPassword')}
        />
      </Field>
      {needsCode ? (
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
