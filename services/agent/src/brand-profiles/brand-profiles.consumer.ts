import { brandProfileSavedV1, userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { removeBrandProfiles, upsertBrandProfiles } from './brand-profile.model';

/** Projects brand profiles from identity's events; that of a deleted account is removed. */
export const brandProfilesConsumer: ConsumerDefinition = {
  name: 'identity-brand-profiles',
  from: 'identity',
  subscriptions: [onAll(brandProfileSavedV1, upsertBrandProfiles), onAll(userDeletedV1, removeBrandProfiles)],
  reset: async (trx) => {
    await trx('brand_profiles').delete();
  },
};
