import { deleteContent, restoreContent, type WebsiteContent } from '@setu/contracts';
import { api, isUnauthorized, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { refreshContent } from './refresh-content';

/** Longer than other toasts, because Undo is the only way to restore the entry. */
const undoDurationMs = 10_000;

/** Deletes a site copy entry without a confirmation and offers Undo. */
export const useDeleteContent = ({ id, key }: Pick<WebsiteContent, 'id' | 'key'>, onDeleted: () => void) => {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  const fail = (error: Error, otherwise: string) =>
    isUnauthorized(error) ? endSession() : toastError(userMessageOf(error) ?? otherwise);

  const restoring = useMutation({
    mutationFn: () => api.call(restoreContent, { id }),
    onSuccess: async () => {
      toastSuccess({ title: 'Content restored successfully' });
      await refreshContent(client);
    },
    onError: (error) => fail(error, 'Failed to restore content. Please try again.'),
  });

  return useMutation({
    mutationFn: () => api.call(deleteContent, { id }),
    onSuccess: async () => {
      toastSuccess({
        title: 'Content deleted successfully',
        duration: undoDurationMs,
        action: { label: 'Undo', hint: `Restore ${key}`, onClick: () => restoring.mutate() },
      });
      onDeleted();
      await refreshContent(client);
    },
    onError: (error) => fail(error, 'Failed to delete content. Please try again.'),
  });
};
