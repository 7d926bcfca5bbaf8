import { randomUUID } from 'node:crypto';
import { derivePropertyType, type RequirementDraft } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { duplicatesSince, hasValues } from '../listings/duplicate-window';
import { assertRoomForListing } from '../listings/listing-limit';
import type { LockOwner } from '../listings/owner';
import { canonicalPlaces } from '../listings/places';
import { Requirement } from './requirement.model';
import type { StoreRequirement } from './store-requirement';

const listings = {
  table: 'property_requirements',
  ownerColumn: 'brand_id',
  called: 'requirements',
} as const;

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock'> {
  lockOwner: LockOwner;
  storeRequirement: StoreRequirement;
  /** Whether agents see new requirements only after a review. */
  isReviewed: boolean;
}

/** The brand's newest requirement since an instant with the same content. */
const findRepeated = async (
  trx: Knex.Transaction,
  brandId: string,
  fields: RequirementDraft,
  since: Date,
) => {
  const content = {
    ...fields,
    propertyType: fields.propertyType ?? derivePropertyType(fields),
    preferredLocations: canonicalPlaces(fields.preferredLocations),
  };
  const recent = await Requirement.query(trx)
    .where({ brand_id: brandId })
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc');
  return recent.find((requirement) => hasValues(requirement, content));
};

/** A brand posts a requirement. A duplicate within two minutes returns the first requirement. */
export const makeCreateRequirement =
  ({ inTransaction, clock, lockOwner, storeRequirement, isReviewed }: Deps) =>
  (fields: RequirementDraft, actor: SignedIn): Promise<Requirement> =>
    inTransaction(async (trx) => {
      const now = clock.now();
      const brand = await lockOwner(trx, actor);
      const repeated = await findRepeated(trx, brand.id, fields, duplicatesSince(now));
      if (repeated) return repeated;
      await assertRoomForListing(trx, listings, brand.id);
      return storeRequirement(trx, { id: randomUUID(), fields, brand, isReviewed, now });
    });
