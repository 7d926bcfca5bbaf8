import { brandProfileSavedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertBrandProfile } from './brand-profile.model';

/** Projects brand profiles from identity's events. */
export const brandProfilesConsumer: ConsumerDefinition = {
  name: 'identity-brand-profiles',
  from: 'identity',
  subscriptions: [on(brandProfileSavedV1, upsertBrandProfile)],
  reset: async (trx) => {
    await trx('brand_profiles').delete();
  },
};
