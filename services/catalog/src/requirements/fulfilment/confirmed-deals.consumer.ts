import { assignmentChangedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on, type ServiceDeps } from '@setu/service-kit';
import { makeFulfilRequirement } from './fulfil-requirement';

/** The fields of a changed assignment that this service needs. Other fields of the event may change. */
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
  // Requirements are not a projection, so a replay changes nothing.
  reset: async () => undefined,
});
