import { requirementUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { makeCloseOffers } from './close-offers';
import type { SetStatusDeps } from './set-status';

/** The fields of a requirement that this consumer needs. Other fields of the event may change. */
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
  // Inquiries are not a projection, so a replay changes nothing.
  reset: async () => undefined,
});
