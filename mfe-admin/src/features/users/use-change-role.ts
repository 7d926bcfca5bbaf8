import { type AdminRole, type AdminUserView, changeUserRole, listActivity, listUsers } from '@setu/contracts';
import { api, isUnauthorized, toastError, toastSuccess, userMessageOf, withItem } from '@setu/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { adminLookup } from '../../shared/admin-auth/admin-auth.queries';

/**
 * Assigns another role to a user. The row keeps its place, whatever the filter; the list is read again when it is next
 * opened.
 */
export const useChangeRole = ({ id }: Pick<AdminUserView, 'id'>) => {
  const client = useQueryClient();
  const { admin, endSession } = useAdminAuth();
  return useMutation({
    mutationFn: (role: AdminRole) => api.call(changeUserRole, { userId: id, role }),
    onSuccess: async (user) => {
      client.setQueriesData({ queryKey: [listUsers.path] }, withItem(user));
      toastSuccess({ title: 'User role updated successfully' });
      await Promise.all([
        client.invalidateQueries({ queryKey: [listUsers.path], refetchType: 'none' }),
        client.invalidateQueries({ queryKey: [listActivity.path], refetchType: 'none' }),
        // Administrators who remove their own role lose their administrator session.
        user.id === admin?.id ? client.invalidateQueries({ queryKey: adminLookup().queryKey }) : undefined,
      ]);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toastError({ title: 'Failed to update user role', description: userMessageOf(error) ?? undefined });
    },
  });
};
