import { getAgentProfile } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The agent's own profile; null before it is created. */
export const agentProfile = () =>
  queryOptions({
    queryKey: [getAgentProfile.path],
    meta: { refreshedBy: ['verification-changed'] },
    queryFn: ({ signal }) => api.call(getAgentProfile, {}, { signal }),
  });
