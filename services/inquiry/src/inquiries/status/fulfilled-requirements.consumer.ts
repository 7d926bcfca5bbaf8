import { requirementUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { makeCloseOffers } from './close-offers';
import type { SetStatusDeps } from './set-status';

/** All that is read of a requirement: the rest of the event may change without concern for this consumer. */
const data = requirementUpdatedV1.data.pick({
  id: true,
  brandId: true,
  fulfilledAt: true,
  fulfilledBy: true,
});

/** Closes the offers to requirements that an agent's assignment fulfilled. */
export const makeFulfilledRequirementsConsumer = (deps: SetStatusDeps): ConsumerDefinition => ({
  name: 'catalog-fulfilled-requirements',
  from: 'catalog',
  subscriptions: [on({ ...requirementUpdatedV1, data }, makeCloseOffers(deps))],
  // Inquiries belong to this service and are no projection: a replay finds them closed.
  reset: async () => undefined,
});
