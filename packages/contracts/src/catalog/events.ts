import { z } from 'zod';
import { BusinessCategory } from '../market/business-category';
import { PropertyType } from '../market/property-type';
import { event } from '../protocol/event';
import { FranchiseId, PropertyId, RequirementId, UserId } from '../values/ids';
import { ListingKind } from './listing-kind';

/**
 * True on an event whose cause has an event of its own: the owner's role or suspension changed, or an administrator hid or
 * restored the listing. Optional, as other events lack it.
 */
const followsOwner = z.boolean().optional();

/** Full state readers need; `version` grows by one with each change of the franchise. */
const FranchiseState = z.object({
  id: FranchiseId,
  version: z.int(),
  brandId: UserId,
  title: z.string(),
  isActive: z.boolean(),
  /** Optional, as events before it lack it. */
  featured: z.boolean().optional(),
  /** The administrator who set `featured`; only on the event of that act. */
  byUserId: UserId.optional(),
  followsOwner,
  /** For statistics and insights; optional, as events before them lack it. */
  businessCategory: BusinessCategory.optional(),
  minInvestment: z.string().optional(),
  maxInvestment: z.string().optional(),
  territories: z.array(z.string()).optional(),
  createdAt: z.iso.datetime().optional(),
});

/** A franchise was created. */
export const franchiseCreatedV1 = event('catalog', 'franchise-created', 1, FranchiseState);
/** A franchise changed: fields, activity, or whether its brand may list. */
export const franchiseUpdatedV1 = event('catalog', 'franchise-updated', 1, FranchiseState);

/** Full state agents and statistics need. Areas in sq ft, rent in rupees per sq ft per month. */
const RequirementState = z.object({
  id: RequirementId,
  version: z.int(),
  brandId: UserId,
  title: z.string(),
  description: z.string().nullable(),
  businessCategory: BusinessCategory,
  propertyType: PropertyType,
  /** True when any type of property fits; optional, as earlier events lack it. */
  acceptsAnyType: z.boolean().optional(),
  minArea: z.int(),
  maxArea: z.int().nullable(),
  preferredLocations: z.array(z.string()),
  maxRentPerSqFt: z.string().nullable(),
  requiredAmenities: z.array(z.string()),
  timeline: z.string().nullable(),
  isActive: z.boolean(),
  /** When it was fulfilled; null while it is active. Optional, as earlier events lack it. */
  fulfilledAt: z.iso.datetime().nullable().optional(),
  /** The agent whose confirmed assignment fulfilled it; null when the brand marked it by hand. */
  fulfilledBy: UserId.nullable().optional(),
  followsOwner,
  createdAt: z.iso.datetime(),
});
/** A brand posted what space it looks for. */
export const requirementPostedV1 = event('catalog', 'requirement-posted', 1, RequirementState);
/** A requirement changed: fields, activity, or whether its brand may list. */
export const requirementUpdatedV1 = event('catalog', 'requirement-updated', 1, RequirementState);

/** Full state readers need. */
const PropertyState = z.object({
  id: PropertyId,
  version: z.int(),
  providerId: UserId,
  title: z.string(),
  city: z.string(),
  isAvailable: z.boolean(),
  followsOwner,
  /** When it was listed; optional, as events before it lack it. */
  createdAt: z.iso.datetime().optional(),
});
/** An agent or a brand offers a property. */
export const propertyListedV1 = event('catalog', 'property-listed', 1, PropertyState);
/** A property changed: fields, availability, or whether its provider may list. */
export const propertyUpdatedV1 = event('catalog', 'property-updated', 1, PropertyState);

/**
 * An administrator hid a listing or showed it again: the event of the audit trail. The new state travels in the listing's own
 * event, which says that the listing is not active.
 */
export const listingModeratedV1 = event(
  'catalog',
  'listing-moderated',
  1,
  z.object({
    id: z.guid(),
    version: z.int(),
    kind: ListingKind,
    title: z.string(),
    isHidden: z.boolean(),
    /** Null when it is shown again. */
    reason: z.string().nullable(),
    /** The administrator. */
    byUserId: UserId,
  }),
);
