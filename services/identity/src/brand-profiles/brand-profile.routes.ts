import { getBrandProfile, saveBrandProfile } from '@setu/contracts';
import { type Route, route, type ServiceDeps } from '@setu/service-kit';
import { findBrandProfile } from './brand-profile.model';
import { requireBrand } from './brand-profile.policy';
import { presentBrandProfile } from './brand-profile.presenter';
import type { Owners } from './owner';
import type { makeSaveBrandProfile } from './save-brand-profile';

interface Deps extends Pick<ServiceDeps, 'db' | 'inTransaction'> {
  owners: Owners;
  save: ReturnType<typeof makeSaveBrandProfile>;
}

/** A brand's own profile. */
export const brandProfileRoutes = ({ db, inTransaction, owners, save }: Deps): Route[] => [
  route(getBrandProfile, async (_input, actor) => {
    const owner = requireBrand(await owners.findOwner(db, actor.id));
    if (!owner.brandName) return null;
    return presentBrandProfile(owner, owner.brandName, await findBrandProfile(db, actor.id));
  }),
  route(saveBrandProfile, async (change, actor) => {
    const { owner, brandName, profile } = await inTransaction((trx) => save(trx, actor.id, change));
    return presentBrandProfile(owner, brandName, profile);
  }),
];
