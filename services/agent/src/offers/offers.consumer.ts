import { inquirySentV1, inquiryStatusChangedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertOffer } from './offer.model';

/** Keeps the copy of agents' offers to requirements: who offered what to whom. */
export const offersConsumer: ConsumerDefinition = {
  name: 'inquiry-offers',
  from: 'inquiry',
  subscriptions: [on(inquirySentV1, upsertOffer), on(inquiryStatusChangedV1, upsertOffer)],
  reset: async (trx) => {
    await trx('offers').delete();
  },
};
