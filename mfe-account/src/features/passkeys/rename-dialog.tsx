import { type OwnPasskey, PasskeyNaming, renamePasskey } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { passkeys } from './passkeys.queries';

/** Renames a passkey. */
export function RenameDialog({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const client = useQueryClient();
  const form = useZodForm<{ name: string }>(PasskeyNaming, { name: passkey.name });
  const { submit, isSending, problem } = useSendForm({
    form,
    name: `settings:passkey:${passkey.id}`,
    keepsDraft: false,
    send: ({ name }) => api.call(renamePasskey, { id: passkey.id, name }),
    failure: 'The passkey could not be renamed. Please try again.',
    onSent: () => {
      onClose();
      void client.invalidateQueries(passkeys());
    },
  });
  return (
    <FormDialog
      title={`Rename “${passkey.name}”`}
      submitLabel="Save"
      busyLabel="Saving..."
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" required error={form.formState.errors.name?.message}>
        <TextInput maxLength={60} {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}
