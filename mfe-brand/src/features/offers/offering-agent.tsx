import type { OfferingAgent as Agent } from '@setu/contracts';
import { AgentCard } from '@setu/marketplace';
import { Skeleton, Text } from '@setu/ui';
import type { Lookup } from './lookup';

/** The profile of the agent who made an offer, with its loading and failed states. */
export function OfferingAgent({ lookup: { data, hasFailed } }: { lookup: Lookup<Agent> }) {
  if (data) return <AgentCard agent={data} />;
  if (data === undefined && !hasFailed)
    return (
      <div aria-busy="true">
        <Skeleton height="188px" />
      </div>
    );
  return (
    <Text $size={14} $tone="muted">
      {data === null
        ? 'This agent has not filled in a profile yet.'
        : 'The profile of this agent could not be loaded.'}
    </Text>
  );
}
