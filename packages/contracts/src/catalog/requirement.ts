import { z } from 'zod';
import { BusinessCategory } from '../market/business-category';
import { PropertyType } from '../market/property-type';
import { changeOf } from '../values/change';
import { DecimalView, OptionalDecimal } from '../values/decimal';
import { Instant, RequirementId, UserId } from '../values/ids';
import { Moderated } from '../values/moderation';
import { OptionalMultilineText, OptionalText, TagList, Text } from '../values/text';
import { OptionalArea, RequiredArea } from './area';
import { ListingReview } from './moderation/review';

/** Commercial space that a brand looks for. Areas in sq ft, rent in rupees per sq ft per month. */
export const PropertyRequirement = z.object({
  id: RequirementId,
  brandId: UserId,
  title: z.string(),
  description: z.string().nullable(),
  businessCategory: BusinessCategory,
  /** As posted, or derived from amenities, area and category when the brand chose none. */
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

const fields = {
  title: Text(150, 'Title is required').min(3, 'Use at least 3 characters'),
  description: OptionalMultilineText(5000),
  businessCategory: BusinessCategory.default('food_beverage'),
  /** Absent: derived from amenities, area and category. */
  propertyType: PropertyType.nullish().transform((value) => value ?? null),
  /** True: any type of property fits, whatever `propertyType` is. */
  acceptsAnyType: z.boolean().default(false),
  minArea: RequiredArea('Minimum area is required'),
  maxArea: OptionalArea,
  preferredLocations: TagList({ requiredMessage: 'At least one preferred location is required' }),
  maxRentPerSqFt: OptionalDecimal({
    unit: 'rupees per sq ft',
    min: 0,
    max: 999_999.99,
    label: 'maximum rent',
  }),
  requiredAmenities: TagList().default([]),
  timeline: OptionalText(100),
  isActive: z.boolean().default(true),
};

/** Issue of the largest area when it is below the smallest. */
export const areaOrderMessage = 'Minimum area cannot be greater than maximum area';

/** Input to post a property requirement. The owner comes from the session. */
export const RequirementDraft = z
  .object(fields)
  .refine((draft) => draft.maxArea === null || !(draft.minArea > draft.maxArea), {
    path: ['maxArea'],
    message: areaOrderMessage,
  });
export type RequirementDraft = z.output<typeof RequirementDraft>;

/** The same fields, all optional: only those that are sent change. */
export const RequirementChange = changeOf(fields);
export type RequirementChange = z.output<typeof RequirementChange>;
