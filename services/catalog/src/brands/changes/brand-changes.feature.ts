import { feature, type ServiceDeps } from '@setu/service-kit';
import type { FollowOwner } from '../../listings/owner';
import { makeBrandLogosConsumer } from './brand-logos.consumer';
import { makeBrandReplyTimesConsumer } from './brand-reply-times.consumer';
import { makeBrandVerificationsConsumer } from './brand-verifications.consumer';
import { type BrandsDeps, makeBrandsConsumer } from './brands.consumer';

interface Needs extends Pick<BrandsDeps, 'noteShownChange'> {
  followFranchises: FollowOwner;
  followRequirements: FollowOwner;
  followProperties: FollowOwner;
}

/** Projects events of other services about brands, and updates their listings. */
export const brandChanges = feature({
  name: 'brand-changes',
  needs: {
    noteShownChange: 'moderation',
    followFranchises: 'franchises',
    followRequirements: 'requirements',
    followProperties: 'properties',
  },
  build: ({
    noteShownChange,
    followFranchises,
    followRequirements,
    followProperties,
  }: ServiceDeps & Needs) => ({
    consumers: [
      makeBrandsConsumer({
        noteShownChange,
        followOwner: async (trx, owner) => {
          await followFranchises(trx, owner);
          await followRequirements(trx, owner);
          await followProperties(trx, owner);
        },
      }),
      makeBrandVerificationsConsumer({ followOwner: followFranchises }),
      makeBrandLogosConsumer({ followOwner: followFranchises, noteShownChange }),
      makeBrandReplyTimesConsumer({ followOwner: followFranchises }),
    ],
  }),
});
