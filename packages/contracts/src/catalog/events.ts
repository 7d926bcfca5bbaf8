import { event } from '@setu/protocol';
import { z } from 'zod';
import { BusinessCategory } from '../market/business-category';
import { PropertyType } from '../market/property-type';
import { FranchiseDraftId, FranchiseId, InquiryId, PropertyId, RequirementId, UserId } from '../values/ids';
import { proofStates } from './franchisees/proof';
import { ListingKind } from './listing-kind';

/**
 * True when another event reports the cause: the owner's role or suspension changed, or an administrator hid or restored the
 * listing. Optional, because other events lack it.
 */
const followsOwner = z.boolean().optional();

/** Uploads that the listing shows: pictures and its brochure. Optional, because earlier events lack it; then the uploads are unknown. */
const uploadIds = z.array(z.guid()).optional();

/** The full state that consumers need. `version` grows by one with each change of the franchise. */
const FranchiseState = z.object({
  id: FranchiseId,
  version: z.int(),
  brandId: UserId,
  title: z.string(),
  isActive: z.boolean(),
  /** Optional, because earlier events lack it. */
  featured: z.boolean().optional(),
  /** The administrator who set `featured`; only on the event of that change. */
  byUserId: UserId.optional(),
  followsOwner,
  /** For statistics and insights; optional, because earlier events lack them. */
  businessCategory: BusinessCategory.optional(),
  minInvestment: z.string().optional(),
  maxInvestment: z.string().optional(),
  /** The lowest budget of an investor that the brand asks for, rupees; optional, because earlier events lack it. */
  lowestBudget: z.string().nullable().optional(),
  territories: z.array(z.string()).optional(),
  createdAt: z.iso.datetime().optional(),
  uploadIds,
});

/** A franchise was created. */
export const franchiseCreatedV1 = event('catalog', 'franchise-created', 1, FranchiseState);
/** A franchise changed: fields, activity, or whether its brand may list. */
export const franchiseUpdatedV1 = event('catalog', 'franchise-updated', 1, FranchiseState);

/**
 * A brand saved, published or deleted a draft of a franchise. It contains only the uploads of the draft, so that they are not
 * removed; none when the draft was deleted. The version grows with each change.
 */
export const franchiseDraftChangedV1 = event(
  'catalog',
  'franchise-draft-changed',
  1,
  z.object({ id: FranchiseDraftId, version: z.int(), uploadIds: z.array(z.guid()) }),
);

/** The full state that the agent and content services need. Areas in sq ft, rent in rupees per sq ft per month. */
const RequirementState = z.object({
  id: RequirementId,
  version: z.int(),
  brandId: UserId,
  title: z.string(),
  description: z.string().nullable(),
  businessCategory: BusinessCategory,
  propertyType: PropertyType,
  /** True when any type of property fits; optional, because earlier events lack it. */
  acceptsAnyType: z.boolean().optional(),
  minArea: z.int(),
  maxArea: z.int().nullable(),
  preferredLocations: z.array(z.string()),
  maxRentPerSqFt: z.string().nullable(),
  requiredAmenities: z.array(z.string()),
  timeline: z.string().nullable(),
  isActive: z.boolean(),
  /** When it was fulfilled; null while it is active. Optional, because earlier events lack it. */
  fulfilledAt: z.iso.datetime().nullable().optional(),
  /** The agent whose confirmed assignment fulfilled it; null when the brand marked it by hand. */
  fulfilledBy: UserId.nullable().optional(),
  followsOwner,
  createdAt: z.iso.datetime(),
});
/** A brand posted a property requirement. */
export const requirementPostedV1 = event('catalog', 'requirement-posted', 1, RequirementState);
/** A requirement changed: fields, activity, or whether its brand may list. */
export const requirementUpdatedV1 = event('catalog', 'requirement-updated', 1, RequirementState);

/** The full state that consumers need. */
const PropertyState = z.object({
  id: PropertyId,
  version: z.int(),
  providerId: UserId,
  title: z.string(),
  city: z.string(),
  isAvailable: z.boolean(),
  followsOwner,
  /** When it was listed; optional, because earlier events lack it. */
  createdAt: z.iso.datetime().optional(),
  uploadIds,
});
/** An agent or a brand offers a property. */
export const propertyListedV1 = event('catalog', 'property-listed', 1, PropertyState);
/** A property changed: fields, availability, or whether its provider may list. */
export const propertyUpdatedV1 = event('catalog', 'property-updated', 1, PropertyState);

/**
 * An administrator hid or restored a listing, for the audit trail. The listing's own event contains the new state, with
 * `isActive` false while it is hidden.
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
    /** The owner of the listing; optional, because earlier events lack it. */
    ownerId: UserId.optional(),
  }),
);

/**
 * A brand was asked whether a listing is still open, or did not answer. The listing's own event contains the new state, with
 * `isActive` false when the listing was deactivated.
 */
export const listingUnconfirmedV1 = event(
  'catalog',
  'listing-unconfirmed',
  1,
  z.object({ id: z.guid(), kind: ListingKind, ownerId: UserId, state: z.enum(['asked', 'closed']) }),
);

/**
 * A new listing was approved, by an administrator or because reviews were turned off, or returned to its owner. The listing's own event
 * contains the new state.
 */
export const listingReviewedV1 = event(
  'catalog',
  'listing-reviewed',
  1,
  z.object({
    id: z.guid(),
    version: z.int(),
    kind: ListingKind,
    /** Optional, because earlier events lack it. */
    title: z.string().optional(),
    ownerId: UserId,
    state: z.enum(['approved', 'returned']),
    /** The administrator; null when reviews were turned off. */
    byUserId: UserId.nullable(),
  }),
);

/**
 * A person says that they run an outlet of a franchise, or that was decided. `version` grows by one with each change. `uploadIds` is the
 * agreement, which administrators may read until the decision.
 */
export const franchiseeProofChangedV1 = event(
  'catalog',
  'franchisee-proof-changed',
  1,
  z.object({
    id: z.guid(),
    version: z.int(),
    franchiseId: FranchiseId,
    brandId: UserId,
    /** The person who runs the outlet. */
    userId: UserId,
    state: z.enum(proofStates),
    uploadIds: z.array(z.guid()),
    /** Title of the franchise; optional, because earlier events lack it. */
    title: z.string().optional(),
    /** Who decided: the brand or an administrator; null while it waits. Optional, because earlier events lack it. */
    byUserId: UserId.nullable().optional(),
    /** Why an administrator declined or withdrew it; null otherwise. Optional, because earlier events lack it. */
    reason: z.string().nullable().optional(),
  }),
);

/** A brand listed a franchise, for one of its followers. One event for each follower. */
export const followedBrandListedV1 = event(
  'catalog',
  'followed-brand-listed',
  1,
  z.object({ id: FranchiseId, version: z.int(), brandId: UserId, userId: UserId }),
);

/** Maximum number of alternatives to a franchise whose brand does not answer. */
export const mostAlternatives = 3;

/** A brand has not answered an investor for 72 hours, and other brands list similar franchises. Once for each inquiry. */
export const alternativesFoundV1 = event(
  'catalog',
  'alternatives-found',
  1,
  z.object({
    id: InquiryId,
    version: z.int(),
    /** The investor. */
    userId: UserId,
    /** The franchise that the investor asked about. */
    franchiseId: FranchiseId,
    title: z.string(),
    /** One to three franchises, and their titles in the same order. */
    alternativeIds: z.array(FranchiseId),
    alternativeTitles: z.array(z.string()),
  }),
);

/** States of a review for those whom it concerns: its author and the brand. */
export const reviewChanges = ['written', 'answered', 'hidden', 'restored'] as const;

/** A franchisee reviewed a franchise, the brand answered, or an administrator hid or restored the review. */
export const franchiseeReviewChangedV1 = event(
  'catalog',
  'franchisee-review-changed',
  1,
  z.object({
    id: z.guid(),
    version: z.int(),
    franchiseId: FranchiseId,
    brandId: UserId,
    /** Null for a sample and after the account was deleted. */
    authorId: UserId.nullable(),
    change: z.enum(reviewChanges),
    /** Title of the franchise; optional, because earlier events lack it. */
    title: z.string().optional(),
    /** Who made the change: the author, the brand or an administrator. Optional, because earlier events lack it. */
    byUserId: UserId.optional(),
    /** Why it was hidden; null otherwise. Optional, because earlier events lack it. */
    reason: z.string().nullable().optional(),
  }),
);
