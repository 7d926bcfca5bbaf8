import { offerAcceptedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import type { SetStatusDeps } from './set-status';
import { makeStartAcceptedOffer } from './start-accepted-offer';

/** All that is read of an accepted offer: a change in the rest of the event is no concern of this service. */
const data = offerAcceptedV1.data.pick({ id: true, brandId: true, inquiryId: true });

/** Hears which offers brands accepted, and moves them on. */
export const makeAcceptedOffersConsumer = (deps: SetStatusDeps): ConsumerDefinition => ({
  name: 'agent-accepted-offers',
  from: 'agent',
  subscriptions: [on({ ...offerAcceptedV1, data }, makeStartAcceptedOffer(deps))],
  // Inquiries are this service's own, no copy: a replay finds them moved already.
  reset: async () => undefined,
});
