import { type PropertyDraft, propertyListedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Owner } from '../listings/owner';
import { cityKey } from '../listings/places';
import { waitingSince } from '../listings/review-columns';
import { isVisible } from '../listings/visibility';
import { Property } from './property.model';
import { propertyState } from './property.presenter';

interface NewProperty {
  id: string;
  fields: PropertyDraft;
  provider: Owner;
  /** True when it is offered only after a review. */
  isReviewed?: boolean;
  now: Date;
}

export type StoreProperty = (trx: Knex.Transaction, property: NewProperty) => Promise<Property>;

/** Writes a property and its event. */
export const makeStoreProperty =
  ({ recordEvent }: { recordEvent: RecordEvent }): StoreProperty =>
  async (trx, { id, fields, provider, isReviewed = false, now }) => {
    const review = isReviewed ? waitingSince(now) : undefined;
    const property = await Property.query(trx).insertAndFetch({
      ...fields,
      ...review,
      id,
      version: 1,
      providerId: provider.id,
      cityKey: cityKey(fields.city),
      isListed: isVisible({
        isOffered: fields.isAvailable,
        ownerMayOffer: provider.isProvider,
        hiddenAt: null,
        reviewState: review?.reviewState,
      }),
      featured: false,
      createdAt: now,
      updatedAt: now,
    });
    await recordEvent(trx, propertyListedV1, id, propertyState(property));
    return property;
  };
