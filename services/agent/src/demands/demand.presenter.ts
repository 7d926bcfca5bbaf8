import type { PropertyDemand } from '@setu/contracts';
import { areaRange } from '../area-range';
import { unknownBrandName } from '../unknown-names';
import type { DemandModel } from './demand.model';
import { priorityOfUrgency } from './priority';

/** Presents a demand to an agent. The business use is the requirement's title. */
export const presentDemand = (demand: DemandModel): PropertyDemand => ({
  id: demand.id,
  brandId: demand.brandId,
  brandName: demand.brandName ?? unknownBrandName,
  businessUse: demand.title,
  businessCategory: demand.businessCategory,
  propertyType: demand.acceptsAnyType ? null : demand.propertyType,
  priority: priorityOfUrgency(demand.urgency),
  areaRequired: areaRange(demand.minArea, demand.maxArea),
  timeline: demand.timeline,
  preferredLocations: demand.preferredLocations,
  brandDescription: demand.brandDescription ?? null,
  targetAudience: demand.targetAudience ?? null,
  maxRentPerSqFt: demand.maxRentPerSqFt,
  contacted: demand.isContacted ?? false,
});
