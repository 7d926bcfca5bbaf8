import { type PropertyListing, picturesOf, type propertyUpdatedV1, uploadIdsOf } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { presentHidden, presentReview } from '../listings/visibility';
import type { Property } from './property.model';

/** A property for callers. */
export const presentProperty = (property: Property): PropertyListing => ({
  id: property.id,
  providerId: property.providerId,
  title: property.title,
  description: property.description,
  propertyType: property.propertyType,
  area: property.area,
  address: property.address,
  city: property.city,
  state: property.state,
  pincode: property.pincode,
  rentPerSqFt: property.rentPerSqFt,
  securityDeposit: property.securityDeposit,
  amenities: property.amenities,
  images: property.images,
  pictures: picturesOf(property.images, property.pictures),
  isAvailable: property.isAvailable,
  featured: property.featured,
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
