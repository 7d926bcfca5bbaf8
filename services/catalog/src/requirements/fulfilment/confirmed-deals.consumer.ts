import { assignmentChangedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on, type ServiceDeps } from '@setu/service-kit';
import { makeFulfilRequirement } from './fulfil-requirement';

/** All that is read of a changed assignment: the rest of the event may change without concern for this service. */
const data = assignmentChangedV1.data.pick({
  requirementId: true,
  brandId: true,
  agentId: true,
  confirmedAt: true,
});

/** Closes requirements whose brands confirmed a completed assignment. */
export const makeConfirmedDealsConsumer = (
  deps: Pick<ServiceDeps, 'clock' | 'recordEvent'>,
): ConsumerDefinition => ({
  name: 'agent-confirmed-deals',
  from: 'agent',
  subscriptions: [on({ ...assignmentChangedV1, data }, makeFulfilRequirement(deps))],
  // Requirements belong to this service and are no projection: a replay finds each confirmation applied.
  reset: async () => undefined,
});
