import { randomUUID } from 'node:crypto';
import type { FranchiseDraft } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { countOtherFeatured } from './count-featured';
import { grantFeatured } from './featured-limit';
import type { Franchise } from './franchise.model';
import type { LockBrand } from './owner';
import type { StoreFranchise } from './store-franchise';

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock'> {
  lockBrand: LockBrand;
  storeFranchise: StoreFranchise;
}

/** A brand lists a franchise. Beyond the featured limit it is stored unfeatured, and the reply says so. */
export const makeCreateFranchise =
  ({ inTransaction, clock, lockBrand, storeFranchise }: Deps) =>
  (draft: FranchiseDraft, actor: SignedIn): Promise<Franchise> =>
    inTransaction(async (trx) => {
      const id = randomUUID();
      const brand = await lockBrand(trx, actor);
      const featured = grantFeatured(draft, { others: await countOtherFeatured(trx, brand.id, id) });
      return storeFranchise(trx, {
        id,
        fields: { ...draft, featured },
        standing: { rating: null, reviewCount: 0, outletCount: 0 },
        brand,
        now: clock.now(),
      });
    });
