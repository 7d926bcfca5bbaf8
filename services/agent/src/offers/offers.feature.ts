import { feature } from '@setu/service-kit';
import { findOpenOffer, sendersOfOffers } from './offer.model';
import { offersConsumer } from './offers.consumer';

/** Inquiry's offers of agents to requirements. */
export const offers = feature({
  name: 'offers',
  build: () => ({ consumers: [offersConsumer], gives: { findOpenOffer, sendersOfOffers } }),
});
