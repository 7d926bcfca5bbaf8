import { createSavedReply, type SavedReply, SavedReplyDraft, updateSavedReply } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, TextArea, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { savedReplies } from './saved-replies.queries';

interface SavedReplyDialogProps {
  /** The reply being changed; null saves a new one. */
  reply: SavedReply | null;
  /** The initial text of a new reply. */
  text: string;
  onClose: () => void;
}

/** Title and text of a saved reply. */
export function SavedReplyDialog({ reply, text, onClose }: SavedReplyDialogProps) {
  const client = useQueryClient();
  const form = useZodForm<{ title: string; text: string }>(SavedReplyDraft, {
    title: reply?.title ?? '',
    text: reply?.text ?? text,
  });
  const { errors } = form.formState;
  const dialog = useDialogForm({
    form,
    name: `saved-reply:${reply?.id ?? 'new'}`,
    send: (values) =>
      reply ? api.call(updateSavedReply, { id: reply.id, ...values }) : api.call(createSavedReply, values),
    failure: 'Failed to save the reply. Please try again.',
    onSent: async () => {
      await client.invalidateQueries({ queryKey: savedReplies().queryKey });
      toastSuccess('Reply saved.');
    },
    onClose,
  });
  return (
    <FormDialog
      title={reply ? 'Edit Saved Reply' : 'New Saved Reply'}
      description="Everybody in your team can use it. Nobody else sees it until you send it."
      submitLabel="Save Reply"
      busyLabel="Saving..."
      {...dialog}
    >
      <Field
        label="Title"
        error={errors.title?.message}
        help="By which you find it, such as: Fees and first steps."
      >
        <TextInput {...form.register('title')} maxLength={80} />
      </Field>
      <Field label="Text" error={errors.text?.message}>
        <TextArea {...form.register('text')} rows={8} maxLength={5000} dir="auto" />
      </Field>
    </FormDialog>
  );
}
