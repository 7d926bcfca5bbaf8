import { brandProfileSavedV1, userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll, projection } from '@setu/service-kit';

const profiles = projection({
  name: 'identity-brand-profiles',
  from: 'identity',
  events: [brandProfileSavedV1],
  table: 'brand_profiles',
  key: 'userId',
  fields: ['brandName', 'description', 'targetAudience'],
});

/** Projects brand profiles from identity's events. The profile of a deleted account is removed. */
export const brandProfilesConsumer: ConsumerDefinition = {
  ...profiles,
  subscriptions: [
    ...profiles.subscriptions,
    onAll(userDeletedV1, async (trx, events) => {
      const ids = events.map(({ data }) => data.id);
      await trx('brand_profiles').whereIn('user_id', ids).delete();
    }),
  ],
};
