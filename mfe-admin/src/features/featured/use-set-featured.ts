import { type FranchiseView, listActivity, listFranchises, setFranchiseFeatured } from '@setu/contracts';
import { api, isUnauthorized, toastError, toastSuccess, userMessageOf, withItem } from '@setu/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { featuredKey } from './featured.queries';

/** Features a franchise, or stops featuring it. The row keeps its place until the list is opened again. */
export const useSetFeatured = ({ id }: Pick<FranchiseView, 'id'>) => {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  return useMutation({
    mutationFn: (featured: boolean) => api.call(setFranchiseFeatured, { id, featured }),
    onSuccess: async (franchise) => {
      client.setQueriesData({ queryKey: featuredKey }, withItem(franchise));
      toastSuccess({
        title: franchise.featured ? 'Franchise featured' : 'Franchise no longer featured',
        description: franchise.title,
      });
      await Promise.all(
        [listFranchises, listActivity].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path], refetchType: 'none' }),
        ),
      );
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toastError({ title: 'Failed to update featured', description: userMessageOf(error) ?? undefined });
    },
  });
};
