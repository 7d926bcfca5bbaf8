import { deleteSavedReply, type SavedReply } from '@setu/contracts';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { ConfirmDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { savedReplies } from './saved-replies.queries';

interface DeleteReplyDialogProps {
  reply: SavedReply;
  onClose: () => void;
}

/** Asks before a saved reply is deleted, which cannot be undone. */
export function DeleteReplyDialog({ reply, onClose }: DeleteReplyDialogProps) {
  const client = useQueryClient();
  const { start, isSending } = useSender({
    name: `saved-reply:${reply.id}:delete`,
    send: () => api.call(deleteSavedReply, { id: reply.id }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: savedReplies().queryKey });
      toastSuccess('Saved reply deleted.');
      onClose();
    },
    onRefused: (error) =>
      toastError({
        title: 'The saved reply was not deleted.',
        description: userMessageOf(error) ?? 'Please try again.',
      }),
  });
  return (
    <ConfirmDialog
      title="Delete this saved reply?"
      description={reply.title}
      cancelLabel="Keep Reply"
      confirmLabel="Delete Reply"
      busyLabel="Deleting..."
      isBusy={isSending}
      isDestructive
      onConfirm={() => start(undefined)}
      onClose={onClose}
    >
      Messages that were sent with it stay as they are.
    </ConfirmDialog>
  );
}
