import { inquirySentV1, inquiryStatusChangedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertOffer } from './offer.model';

/** Projects agents' offers to requirements from inquiry's events. */
export const offersConsumer: ConsumerDefinition = {
  name: 'inquiry-offers',
  from: 'inquiry',
  subscriptions: [on(inquirySentV1, upsertOffer), on(inquiryStatusChangedV1, upsertOffer)],
  reset: async (trx) => {
    await trx('offers').delete();
  },
};
