import {
  type AgentProfile,
  agentDocumentTypes,
  listActivity,
  listAgents,
  listAgentVerifications,
  verifyAgent,
} from '@setu/contracts';
import { api, withItem } from '@setu/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { VerificationCell } from '../../shared/verification/verification-cell';

/** The verification of an agent. */
export function AgentVerification({ agent }: { agent: AgentProfile }) {
  const client = useQueryClient();
  const { userId } = agent;
  const handleChanged = (changed: AgentProfile) => {
    client.setQueriesData({ queryKey: [listAgents.path] }, withItem(changed));
    void client.invalidateQueries({ queryKey: [listActivity.path], refetchType: 'none' });
  };
  return (
    <VerificationCell
      name={`agent:${userId}`}
      of={agent.companyName}
      standing={agent}
      types={agentDocumentTypes}
      verifiedText="Agent verified successfully"
      readHistory={() => api.call(listAgentVerifications, { userId })}
      verify={(evidence) => api.call(verifyAgent, { userId, isVerified: true, ...evidence })}
      withdraw={(reason) => api.call(verifyAgent, { userId, isVerified: false, reason })}
      onChanged={handleChanged}
    />
  );
}
