import { z } from 'zod';
import { BusinessCategory } from '../market/business-category';
import { PropertyType } from '../market/property-type';
import { DecimalView } from '../values/decimal';
import { Instant, PropertyId, RequirementId, UserId } from '../values/ids';
import { Moderated } from '../values/moderation';
import { ListingReview } from './moderation/review';
import { Picture } from './picture';

/** A property on offer. Area in sq ft, rent in rupees per sq ft per month, deposit in rupees. */
export const PropertyListing = z.object({
  id: PropertyId,
  providerId: UserId,
  title: z.string(),
  description: z.string().nullable(),
  propertyType: PropertyType,
  area: z.int(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string().nullable(),
  rentPerSqFt: DecimalView.nullable(),
  securityDeposit: DecimalView.nullable(),
  amenities: z.array(z.string()),
  images: z.array(z.string()),
  /** What is known of these images; nothing of some in replies of older releases. */
  pictures: z.array(Picture).default([]),
  isAvailable: z.boolean(),
  featured: z.boolean(),
  /** Sent only to the owner, and only while an administrator hides the listing. */
  hidden: Moderated.optional(),
  /** Sent only to the owner and to administrators, and only while it is not approved. */
  review: ListingReview.optional(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type PropertyListing = z.output<typeof PropertyListing>;

/** Space a brand looks for. Areas in sq ft, rent in rupees per sq ft per month. */
export const PropertyRequirement = z.object({
  id: RequirementId,
  brandId: UserId,
  title: z.string(),
  description: z.string().nullable(),
  businessCategory: BusinessCategory,
  /** As posted, or derived from amenities, area and category when the brand gave none. */
  propertyType: PropertyType,
  /** True when any type of property fits, whatever `propertyType` is. */
  acceptsAnyType: z.boolean().default(false),
  minArea: z.int(),
  maxArea: z.int().nullable(),
  preferredLocations: z.array(z.string()),
  maxRentPerSqFt: DecimalView.nullable(),
  requiredAmenities: z.array(z.string()),
  timeline: z.string().nullable(),
  isActive: z.boolean(),
  /** Sent only to the owner, and only while an administrator hides the listing. */
  hidden: Moderated.optional(),
  /** Sent only to the owner and to administrators, and only while it is not approved. */
  review: ListingReview.optional(),
  /** When it was fulfilled; null while it is active or when the time is unknown. */
  fulfilledAt: Instant.nullable().default(null),
  /** Name of the agent whose confirmed assignment fulfilled it; null when the brand marked it by hand. */
  fulfilledBy: z.string().nullable().default(null),
  createdAt: Instant,
  updatedAt: Instant,
});
export type PropertyRequirement = z.output<typeof PropertyRequirement>;
