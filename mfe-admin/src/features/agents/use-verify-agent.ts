import { type AgentProfile, listActivity, listAgents, verifyAgent } from '@setu/contracts';
import { withItem } from '@setu/marketplace';
import { ApiError, api, isUnauthorized } from '@setu/mfe-kit';
import { toast } from '@setu/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminAuth } from '../../admin-auth/admin-auth';

/** Sets an agent's Verified badge, or takes it back. */
export const useVerifyAgent = ({ userId }: Pick<AgentProfile, 'userId'>) => {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  return useMutation({
    mutationFn: (isVerified: boolean) => api.call(verifyAgent, { userId, isVerified }),
    onSuccess: async (agent) => {
      client.setQueriesData({ queryKey: [listAgents.path] }, withItem(agent));
      toast({
        title: agent.isVerified ? 'Agent verified successfully' : 'Verification removed',
        variant: 'success',
      });
      await client.invalidateQueries({ queryKey: [listActivity.path], refetchType: 'none' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toast({
        title: 'Failed to update verification',
        description: (error instanceof ApiError && error.detail) || undefined,
        variant: 'destructive',
      });
    },
  });
};
