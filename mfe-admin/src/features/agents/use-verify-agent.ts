import { type AgentProfile, listActivity, listAgents, verifyAgent } from '@setu/contracts';
import { api, isUnauthorized, toastError, toastSuccess, userMessageOf, withItem } from '@setu/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';

/** Sets an agent's Verified badge, or takes it back. */
export const useVerifyAgent = ({ userId }: Pick<AgentProfile, 'userId'>) => {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  return useMutation({
    mutationFn: (isVerified: boolean) => api.call(verifyAgent, { userId, isVerified }),
    onSuccess: async (agent) => {
      client.setQueriesData({ queryKey: [listAgents.path] }, withItem(agent));
      toastSuccess({ title: agent.isVerified ? 'Agent verified successfully' : 'Verification removed' });
      await client.invalidateQueries({ queryKey: [listActivity.path], refetchType: 'none' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toastError({ title: 'Failed to update verification', description: userMessageOf(error) ?? undefined });
    },
  });
};
