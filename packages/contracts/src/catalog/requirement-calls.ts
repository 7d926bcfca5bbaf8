import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { PropertyId, RequirementId } from '../values/ids';
import { Repeatable } from '../values/text';
import { PropertyListing } from './property';
import { PropertyRequirement, RequirementChange, RequirementDraft } from './requirement';

const ById = z.object({ id: RequirementId });

export const listMyRequirements = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-requirements',
  summary: "Lists the signed-in brand's own property requirements, newest first, inactive ones too.",
  access: ['brand'],
  query: Paging,
  response: { 200: z.array(PropertyRequirement) },
  errors: ['invalid_cursor'],
});

export const createRequirement = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/requirements',
  summary: 'Creates a property requirement of the signed-in brand.',
  access: ['brand'],
  body: RequirementDraft,
  creates: true,
  response: { 201: PropertyRequirement },
  errors: ['validation_failed', 'listing_limit_reached'],
});

export const updateRequirement = endpoint({
  service: 'catalog',
  method: 'PATCH',
  path: '/api/requirements/:id',
  summary:
    "Changes the sent fields of one of the brand's own requirements. `isActive: false` marks it as fulfilled.",
  access: ['brand'],
  params: ById,
  body: RequirementChange,
  response: { 200: PropertyRequirement },
  errors: ['validation_failed', 'requirement_not_found'],
});

/** A property that matches a requirement, with the reasons in descending weight. */
export const RequirementMatch = z.object({
  property: PropertyListing,
  /** Name of its provider. */
  providerName: z.string(),
  /** 50 to 100. Area 35, city 30, rent within the cap 20, amenities 10, type 5. */
  score: z.int().min(0).max(100),
  reasons: z.array(z.object({ label: z.string(), points: z.int(), outOf: z.int() })),
});
export type RequirementMatch = z.output<typeof RequirementMatch>;

/** Minimum score of a match. */
export const matchScoreMin = 50;
/** Maximum number of properties that are scored for one requirement, the newest ones. */
export const scoredPropertiesMax = 20_000;

export const listRequirementMatches = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/requirements/:id/matches',
  summary: `Lists available properties that fit one of the brand's own requirements, the best match first: those with a score of at least ${matchScoreMin} among the newest ${scoredPropertiesMax.toLocaleString('en-IN')} at its places and of about its area.`,
  access: ['brand'],
  params: ById,
  query: Paging.pick({ limit: true }),
  response: { 200: z.array(RequirementMatch) },
  errors: ['validation_failed', 'requirement_not_found'],
});

/** A property that an agent offers for a requirement, with its score. */
export const OfferedProperty = z.object({
  property: PropertyListing,
  /** 0 to 100, as for a match; null in another city, or when the area differs by more than a quarter. */
  score: z.int().min(0).max(100).nullable(),
  /** In descending weight; empty without a score. */
  reasons: RequirementMatch.shape.reasons,
});
export type OfferedProperty = z.output<typeof OfferedProperty>;

/** Maximum number of properties in one call. */
export const offeredPropertiesMax = 50;

export const listOfferedProperties = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/requirements/:id/offered-properties',
  summary:
    "Returns properties by their ids, each with its score for one of the brand's own requirements. Properties that are no longer available are left out.",
  access: ['brand'],
  params: ById,
  query: z.object({ propertyId: Repeatable(PropertyId) }),
  response: { 200: z.array(OfferedProperty) },
  errors: ['validation_failed', 'requirement_not_found'],
});
