import type { EventData, PropertyRequirement, requirementUpdatedV1 } from '@setu/contracts';
import { presentHidden } from '../visibility';
import type { Requirement } from './requirement.model';

/** A requirement as its owner reads it. */
export const presentRequirement = (requirement: Requirement): PropertyRequirement => ({
  id: requirement.id,
  brandId: requirement.brandId,
  title: requirement.title,
  description: requirement.description,
  businessCategory: requirement.businessCategory,
  propertyType: requirement.propertyType,
  minArea: requirement.minArea,
  maxArea: requirement.maxArea,
  preferredLocations: requirement.preferredLocations,
  maxRentPerSqFt: requirement.maxRentPerSqFt,
  requiredAmenities: requirement.requiredAmenities,
  timeline: requirement.timeline,
  isActive: requirement.isActive,
  ...presentHidden(requirement),
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
  minArea: requirement.minArea,
  maxArea: requirement.maxArea,
  preferredLocations: requirement.preferredLocations,
  maxRentPerSqFt: requirement.maxRentPerSqFt,
  requiredAmenities: requirement.requiredAmenities,
  timeline: requirement.timeline,
  isActive: requirement.isListed,
  createdAt: requirement.createdAt.toISOString(),
});
