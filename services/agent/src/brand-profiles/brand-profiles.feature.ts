import { feature } from '@setu/service-kit';
import { brandProfilesConsumer } from './brand-profiles.consumer';

/** Identity's brand profiles, which demands show. */
export const brandProfiles = feature({
  name: 'brand-profiles',
  build: () => ({ consumers: [brandProfilesConsumer] }),
});
