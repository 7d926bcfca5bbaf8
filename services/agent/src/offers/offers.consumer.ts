import { inquirySentV1, inquiryStatusChangedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { upsertOffers } from './offer.model';

/** Projects agents' offers to requirements from inquiry's events. */
export const offersConsumer: ConsumerDefinition = {
  name: 'inquiry-offers',
  from: 'inquiry',
  subscriptions: [onAll(inquirySentV1, upsertOffers), onAll(inquiryStatusChangedV1, upsertOffers)],
  reset: async (trx) => {
    await trx('offers').delete();
  },
};
