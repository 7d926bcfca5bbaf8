import type { EventData, PropertyRequirement, requirementUpdatedV1 } from '@setu/contracts';
import { presentHidden } from '../visibility';
import type { Requirement } from './requirement.model';

/** An earlier release that posts a requirement again leaves these columns as they were, so activity decides. */
const fulfilmentOf = ({ isActive, fulfilledAt, fulfilledBy }: Requirement) =>
  isActive || !fulfilledAt
    ? { fulfilledAt: null, fulfilledBy: null }
    : { fulfilledAt: fulfilledAt.toISOString(), fulfilledBy };

/**
 * A requirement as its owner reads it.
 * @param agentNames names of agents by their ids
 */
export const presentRequirement = (
  requirement: Requirement,
  agentNames: ReadonlyMap<string, string>,
): PropertyRequirement => ({
  id: requirement.id,
  brandId: requirement.brandId,
  title: requirement.title,
  description: requirement.description,
  businessCategory: requirement.businessCategory,
  propertyType: requirement.propertyType,
  acceptsAnyType: requirement.acceptsAnyType,
  minArea: requirement.minArea,
  maxArea: requirement.maxArea,
  preferredLocations: requirement.preferredLocations,
  maxRentPerSqFt: requirement.maxRentPerSqFt,
  requiredAmenities: requirement.requiredAmenities,
  timeline: requirement.timeline,
  isActive: requirement.isActive,
  ...presentHidden(requirement),
  fulfilledAt: fulfilmentOf(requirement).fulfilledAt,
  fulfilledBy: agentNames.get(fulfilmentOf(requirement).fulfilledBy ?? '') ?? null,
  createdAt: requirement.createdAt.toISOString(),
  updatedAt: requirement.updatedAt.toISOString(),
});

/** A requirement as other services read it. To them it is active while its owner is a brand, too. */
export const requirementState = (requirement: Requirement): EventData<typeof requirementUpdatedV1> => ({
  id: requirement.id,
  version: requirement.version,
  brandId: requirement.brandId,
  title: requirement.title,
  description: requirement.description,
  businessCategory: requirement.businessCategory,
  propertyType: requirement.propertyType,
  acceptsAnyType: requirement.acceptsAnyType,
  minArea: requirement.minArea,
  maxArea: requirement.maxArea,
  preferredLocations: requirement.preferredLocations,
  maxRentPerSqFt: requirement.maxRentPerSqFt,
  requiredAmenities: requirement.requiredAmenities,
  timeline: requirement.timeline,
  isActive: requirement.isListed,
  ...fulfilmentOf(requirement),
  createdAt: requirement.createdAt.toISOString(),
});
