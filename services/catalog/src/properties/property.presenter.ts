import { PropertyListing, picturesOf, type propertyUpdatedV1, uploadIdsOf } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { columnsIn } from '@setu/service-kit';
import { presentHidden, presentReview } from '../listings/visibility';
import type { Property } from './property.model';

/** A property for callers. */
export const presentProperty = (property: Property): PropertyListing => ({
  ...columnsIn(PropertyListing, property),
  pictures: picturesOf(property.images, property.pictures),
  ...presentHidden(property),
  ...presentReview(property),
  createdAt: property.createdAt.toISOString(),
  updatedAt: property.updatedAt.toISOString(),
});

/** A property for other services, for which it is available only while its owner may offer it. */
export const propertyState = (property: Property): EventData<typeof propertyUpdatedV1> => ({
  id: property.id,
  version: property.version,
  providerId: property.providerId,
  title: property.title,
  city: property.city,
  isAvailable: property.isListed,
  createdAt: property.createdAt.toISOString(),
  uploadIds: uploadIdsOf(property.images),
});
