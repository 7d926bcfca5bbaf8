import type { AssignmentView, assignmentChangedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { areaRange } from '../area-range';
import { unknownAgentName, unknownArea, unknownBrandName, unknownDemandTitle } from '../unknown-names';
import type { AssignmentModel } from './assignment.model';
import { awaitsConfirmation } from './assignment-status';

/** An assignment for its agent and its brand. */
export const presentAssignment = (assignment: AssignmentModel): AssignmentView => ({
  id: assignment.id,
  agentId: assignment.agentId,
  agentName: assignment.agentName ?? unknownAgentName,
  brandId: assignment.brandId,
  brandName: assignment.brandName ?? unknownBrandName,
  demandId: assignment.requirementId,
  demandTitle: assignment.demandTitle ?? unknownDemandTitle,
  areaRequired: assignment.minArea ? areaRange(assignment.minArea, assignment.maxArea ?? null) : unknownArea,
  timeline: assignment.timeline ?? null,
  preferredLocations: assignment.preferredLocations ?? [],
  propertyId: assignment.propertyId,
  propertyTitle: assignment.propertyTitle ?? null,
  assignmentType: assignment.assignmentType,
  status: assignment.status,
  awaitsConfirmation: awaitsConfirmation(assignment),
  commissionAgreed: assignment.commissionAgreed,
  notes: assignment.notes,
  rating: assignment.rating,
  assignedAt: assignment.assignedAt.toISOString(),
  completedAt: assignment.completedAt?.toISOString() ?? null,
  updatedAt: assignment.updatedAt.toISOString(),
});

/** An assignment for other services: without commission and notes. */
export const assignmentState = (assignment: AssignmentModel): EventData<typeof assignmentChangedV1> => ({
  id: assignment.id,
  version: assignment.version,
  agentId: assignment.agentId,
  brandId: assignment.brandId,
  requirementId: assignment.requirementId,
  propertyId: assignment.propertyId,
  status: assignment.status,
  isConfirmed: assignment.completedAt !== null,
  confirmedAt: assignment.completedAt?.toISOString() ?? null,
});
