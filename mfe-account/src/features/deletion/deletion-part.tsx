import { AccountDeletion, type CurrentUser, deleteAccount } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';
import { Button, Field, PasswordInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useState } from 'react';
import { PartCard } from '../../shared/part-card';

const nothing = { currentPassword: '' };

/** What is deleted and what is kept, for each role. */
const effects: Readonly<Record<CurrentUser['role'], string>> = {
  investor: 'Your saved opportunities go with it.',
  brand: 'Your listings and requirements are no longer shown to anybody.',
  agent: 'Your agent profile goes with it, and your properties are no longer shown to anybody.',
  admin: 'Another administrator has to remain.',
};

/** Deleting the account of a member deletes nothing of the brand. */
const effectOf = ({ role, worksFor }: CurrentUser): string =>
  worksFor === undefined ? effects[role] : `What ${worksFor} lists and answers stays.`;

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm<typeof nothing>(AccountDeletion, nothing);
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'settings:deletion',
    keepsDraft: false,
    send: (values) => api.call(deleteAccount, values satisfies CallInput<typeof deleteAccount>),
    failure: 'Failed to delete your account. Please try again.',
    // A full page load, so that nothing of the account remains in memory.
    onSent: () => window.location.assign('/'),
  });
  return (
    <FormDialog
      title="Delete your account?"
      description="This cannot be undone."
      submitLabel="Delete for Good"
      busyLabel="Deleting..."
      isDestructive
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Enter your password to delete the account"
        required
        error={form.formState.errors.currentPassword?.message}
      >
        <PasswordInput
          autoComplete="current-password"
          maxLength={200}
          {...form.register('currentPassword')}
        />
      </Field>
    </FormDialog>
  );
}

/** Deletes the account, after the password is entered. */
export function DeletionPart({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PartCard
      title="Delete Account"
      lead={`Your name, contact data, password and sessions are deleted at once. ${effectOf(user)} The people you wrote to keep the conversation, without your name.`}
    >
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Delete Account...
        </Button>
      </div>
      {isOpen ? <DeletionDialog onClose={() => setOpen(false)} /> : null}
    </PartCard>
  );
}
