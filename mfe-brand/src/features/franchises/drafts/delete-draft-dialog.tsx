import { deleteFranchiseDraft, type FranchiseDraftView } from '@setu/contracts';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { ConfirmDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { myFranchiseDrafts } from '../../../shared/franchise-drafts.queries';
import { draftTitle } from './draft-title';

interface DeleteDraftDialogProps {
  draft: FranchiseDraftView;
  onClose: () => void;
}

/** Asks before a draft is deleted, which cannot be undone. */
export function DeleteDraftDialog({ draft, onClose }: DeleteDraftDialogProps) {
  const client = useQueryClient();
  const { start, isSending } = useSender({
    name: `franchise:draft:${draft.id}:delete`,
    send: () => api.call(deleteFranchiseDraft, { id: draft.id }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: myFranchiseDrafts().queryKey });
      toastSuccess('Draft deleted.');
      onClose();
    },
    onRefused: (error) =>
      toastError({
        title: 'The draft was not deleted.',
        description: userMessageOf(error) ?? 'Please try again.',
      }),
  });
  return (
    <ConfirmDialog
      title="Delete this draft?"
      description={draftTitle(draft)}
      cancelLabel="Keep Draft"
      confirmLabel="Delete Draft"
      busyLabel="Deleting..."
      isBusy={isSending}
      isDestructive
      onConfirm={() => start(undefined)}
      onClose={onClose}
    >
      What you wrote in it cannot be restored.
    </ConfirmDialog>
  );
}
