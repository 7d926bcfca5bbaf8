import { randomUUID } from 'node:crypto';
import type { PropertyDraft } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { duplicatesSince, hasValues } from '../listings/duplicate-window';
import { assertRoomForListing } from '../listings/listing-limit';
import type { LockOwner } from '../listings/owner';
import { Property } from './property.model';
import type { StoreProperty } from './store-property';

const listings = {
  table: 'property_listings',
  ownerColumn: 'provider_id',
  called: 'properties',
} as const;

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock'> {
  lockOwner: LockOwner;
  storeProperty: StoreProperty;
  /** Whether new properties are offered only after a review. */
  isReviewed: boolean;
}

/** The provider's newest property since an instant with the same content. */
const findRepeated = async (
  trx: Knex.Transaction,
  providerId: string,
  fields: PropertyDraft,
  since: Date,
) => {
  const recent = await Property.query(trx)
    .where({ provider_id: providerId })
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc');
  return recent.find((property) => hasValues(property, fields));
};

/** An agent or a brand lists a property. A duplicate within two minutes returns the first property. */
export const makeCreateProperty =
  ({ inTransaction, clock, lockOwner, storeProperty, isReviewed }: Deps) =>
  (fields: PropertyDraft, actor: SignedIn): Promise<Property> =>
    inTransaction(async (trx) => {
      const now = clock.now();
      const provider = await lockOwner(trx, actor);
      const repeated = await findRepeated(trx, provider.id, fields, duplicatesSince(now));
      if (repeated) return repeated;
      await assertRoomForListing(trx, listings, provider.id);
      return storeProperty(trx, { id: randomUUID(), fields, provider, isReviewed, now });
    });
