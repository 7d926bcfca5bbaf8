import { getBrandProfile, saveBrandProfile } from '@setu/contracts';
import { type Route, route, type ServiceDeps } from '@setu/service-kit';
import { findBrandProfile } from './brand-profile.model';
import { requireBrand } from './brand-profile.policy';
import { presentBrandProfile } from './brand-profile.presenter';
import type { Owners } from './owner';
import type { makeSaveBrandProfile } from './save-brand-profile';
import { brandVerifications } from './verifications/verification.model';
import { standingOf } from './verifications/verification.presenter';

interface Deps extends Pick<ServiceDeps, 'db' | 'inTransaction' | 'clock'> {
  owners: Owners;
  save: ReturnType<typeof makeSaveBrandProfile>;
}

/** A brand's own profile. */
export const brandProfileRoutes = ({ db, inTransaction, clock, owners, save }: Deps): Route[] => {
  const standing = async (userId: string) =>
    standingOf(await brandVerifications.newestOf(db, userId), clock.now());
  return [
    route(getBrandProfile, async (_input, actor) => {
      const owner = requireBrand(await owners.findOwner(db, actor.id));
      if (!owner.brandName) return null;
      const profile = await findBrandProfile(db, actor.id);
      return presentBrandProfile(owner, owner.brandName, profile, await standing(actor.id));
    }),
    route(saveBrandProfile, async (change, actor) => {
      const { owner, brandName, profile } = await inTransaction((trx) => save(trx, actor.id, change));
      return presentBrandProfile(owner, brandName, profile, await standing(actor.id));
    }),
  ];
};
