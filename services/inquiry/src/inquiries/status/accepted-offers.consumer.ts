import { offerAcceptedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import type { SetStatusDeps } from './set-status';
import { makeStartAcceptedOffer } from './start-accepted-offer';

/** The fields of an accepted offer that this service needs. Other fields of the event may change. */
const data = offerAcceptedV1.data.pick({ id: true, brandId: true, inquiryId: true });

/** Sets accepted offers in progress. */
export const makeAcceptedOffersConsumer = (deps: SetStatusDeps): ConsumerDefinition => ({
  name: 'agent-accepted-offers',
  from: 'agent',
  subscriptions: [on({ ...offerAcceptedV1, data }, makeStartAcceptedOffer(deps))],
  // Inquiries are not a projection, so a replay changes nothing.
  reset: async () => undefined,
});
