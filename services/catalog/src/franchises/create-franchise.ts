import { randomUUID } from 'node:crypto';
import type { FranchiseDraft } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { duplicatesSince, hasValues } from '../listings/duplicate-window';
import { assertRoomForListing } from '../listings/listing-limit';
import type { LockOwner, Owner } from '../listings/owner';
import { canonicalPlaces } from '../listings/places';
import { countOtherFeatured } from './featured/count-featured';
import { grantFeatured } from './featured/featured-limit';
import { Franchise } from './franchise.model';
import type { StoreFranchise } from './store-franchise';

const listings = {
  table: 'franchise_opportunities',
  ownerColumn: 'brand_id',
  called: 'franchises',
} as const;

interface AddDeps extends Pick<ServiceDeps, 'clock'> {
  storeFranchise: StoreFranchise;
  /** Whether new franchises are public only after a review. */
  isReviewed: boolean;
}

/** The brand's newest franchise since an instant with the same content. `featured` does not count as content. */
const findRepeated = async (trx: Knex.Transaction, brandId: string, draft: FranchiseDraft, since: Date) => {
  const { expectedROI, featured: _, ...rest } = draft;
  const content = { ...rest, expectedRoi: expectedROI, territories: canonicalPlaces(draft.territories) };
  const recent = await Franchise.query(trx)
    .where({ brand_id: brandId })
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc');
  return recent.find((franchise) => hasValues(franchise, content));
};

/**
 * Lists a franchise of a locked brand. When the featured limit is reached it is stored as not featured, as the reply shows. A duplicate
 * within two minutes returns the first franchise.
 */
export const makeAddFranchise =
  ({ clock, storeFranchise, isReviewed }: AddDeps) =>
  async (trx: Knex.Transaction, draft: FranchiseDraft, brand: Owner): Promise<Franchise> => {
    const id = randomUUID();
    const now = clock.now();
    const repeated = await findRepeated(trx, brand.id, draft, duplicatesSince(now));
    if (repeated) return repeated;
    await assertRoomForListing(trx, listings, brand.id);
    const featured = grantFeatured(draft, { others: await countOtherFeatured(trx, brand.id, id) });
    return storeFranchise(trx, {
      id,
      fields: { ...draft, featured },
      notByBrand: { rating: null, reviewCount: 0, featuredByAdmin: false },
      brand,
      isReviewed,
      now,
    });
  };

export interface CreateDeps extends Pick<ServiceDeps, 'inTransaction'> {
  lockOwner: LockOwner;
  addFranchise: ReturnType<typeof makeAddFranchise>;
}

/** A brand lists a franchise. */
export const makeCreateFranchise =
  ({ inTransaction, lockOwner, addFranchise }: CreateDeps) =>
  (draft: FranchiseDraft, actor: SignedIn): Promise<Franchise> =>
    inTransaction(async (trx) => addFranchise(trx, draft, await lockOwner(trx, actor)));
