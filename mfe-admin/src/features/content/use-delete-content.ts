import { deleteContent, restoreContent, type WebsiteContent } from '@setu/contracts';
import { api, isUnauthorized, toastSuccess } from '@setu/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { contentChanged, contentFailed } from './content-changes';

/** How long the way back is offered, ms: longer than a message usually stays, as it is the only one. */
const undoOffered = 10_000;

/** Deletes a piece of site copy without asking, and offers to take that back. */
export const useDeleteContent = ({ id, key }: Pick<WebsiteContent, 'id' | 'key'>, onDeleted: () => void) => {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  const fail = (error: Error, otherwise: string) =>
    isUnauthorized(error) ? endSession() : contentFailed(error, otherwise);

  const restoring = useMutation({
    mutationFn: () => api.call(restoreContent, { id }),
    onSuccess: async () => {
      toastSuccess({ title: 'Content restored successfully' });
      await contentChanged(client);
    },
    onError: (error) => fail(error, 'Failed to restore content. Please try again.'),
  });

  return useMutation({
    mutationFn: () => api.call(deleteContent, { id }),
    onSuccess: async () => {
      toastSuccess({
        title: 'Content deleted successfully',
        duration: undoOffered,
        action: { label: 'Undo', hint: `Restore ${key}`, onClick: () => restoring.mutate() },
      });
      onDeleted();
      await contentChanged(client);
    },
    onError: (error) => fail(error, 'Failed to delete content. Please try again.'),
  });
};
