import { saveFranchise, unsaveFranchise } from '@setu/contracts';
import { api, handleUnauthorized, isUnauthorized, toastError } from '@setu/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isSaved, savedFranchises } from './saved.queries';

/**
 * Saves or removes a franchise for the signed-in user, and shows failures. The last choice wins and is visible at once.
 */
export const useSave = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['save', id],
    scope: { id: `save ${id}` },
    mutationFn: async (wanted: boolean) => {
      const { saved } = await api.call(wanted ? saveFranchise : unsaveFranchise, { id });
      return saved;
    },
    onSuccess: (saved) => {
      client.setQueryData(isSaved(id).queryKey, saved);
      return client.invalidateQueries({ queryKey: savedFranchises().queryKey });
    },
    onError: (error, wanted) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError(
        wanted
          ? 'Failed to save the franchise. Please try again.'
          : 'Failed to remove the franchise from your list. Please try again.',
      );
    },
  });
};
