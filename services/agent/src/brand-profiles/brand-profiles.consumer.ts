import { brandProfileSavedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { upsertBrandProfiles } from './brand-profile.model';

/** Projects brand profiles from identity's events. */
export const brandProfilesConsumer: ConsumerDefinition = {
  name: 'identity-brand-profiles',
  from: 'identity',
  subscriptions: [onAll(brandProfileSavedV1, upsertBrandProfiles)],
  reset: async (trx) => {
    await trx('brand_profiles').delete();
  },
};
