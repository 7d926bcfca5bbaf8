import { PropertyRequirement, type requirementUpdatedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { columnsIn } from '@setu/service-kit';
import { presentHidden, presentReview } from '../listings/visibility';
import type { Requirement } from './requirement.model';

/** Earlier releases do not clear these columns when a requirement is posted again, so they count only while it is inactive. */
const fulfilmentOf = ({ isActive, fulfilledAt, fulfilledBy }: Requirement) =>
  isActive || !fulfilledAt
    ? { fulfilledAt: null, fulfilledBy: null }
    : { fulfilledAt: fulfilledAt.toISOString(), fulfilledBy };

/**
 * A requirement for its owner.
 * @param agentNames names of agents by their ids
 */
export const presentRequirement = (
  requirement: Requirement,
  agentNames: ReadonlyMap<string, string>,
): PropertyRequirement => ({
  ...columnsIn(PropertyRequirement, requirement),
  ...presentHidden(requirement),
  ...presentReview(requirement),
  fulfilledAt: fulfilmentOf(requirement).fulfilledAt,
  fulfilledBy: agentNames.get(fulfilmentOf(requirement).fulfilledBy ?? '') ?? null,
  createdAt: requirement.createdAt.toISOString(),
  updatedAt: requirement.updatedAt.toISOString(),
});

/** A requirement for other services, for which it is active only while its owner is a brand. */
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
