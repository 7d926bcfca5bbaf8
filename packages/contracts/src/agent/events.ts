import { event } from '@setu/protocol';
import { z } from 'zod';
import { InquiryId, PropertyId, RequirementId, UserId } from '../values/ids';

const AssignmentState = z.object({
  id: z.guid(),
  version: z.int(),
  agentId: UserId,
  brandId: UserId,
  requirementId: RequirementId,
  propertyId: PropertyId.nullable(),
  status: z.enum(['active', 'on_hold', 'completed']),
  /** True once the brand confirmed that it is completed; optional, because earlier events lack it. */
  isConfirmed: z.boolean().optional(),
  /** When the brand confirmed; null before. Optional, because earlier events lack it. */
  confirmedAt: z.iso.datetime().nullable().optional(),
});
/** A brand accepted an agent's offer. */
export const offerAcceptedV1 = event(
  'agent',
  'offer-accepted',
  1,
  /** `inquiryId`: the offer that was accepted; optional, because earlier events lack it. */
  AssignmentState.extend({ inquiryId: InquiryId.optional() }),
);
/** An assignment was put on hold, resumed, completed by the agent, or confirmed by the brand. */
export const assignmentChangedV1 = event('agent', 'assignment-changed', 1, AssignmentState);
/**
 * An agent added, replaced or removed the picture of the profile. The event contains only the upload id, so that the upload is not removed.
 */
export const agentProfilePhotoChangedV1 = event(
  'agent',
  'agent-profile-photo-changed',
  1,
  z.object({ id: z.guid(), version: z.int(), userId: UserId, uploadIds: z.array(z.guid()) }),
);
/** An administrator set or removed the Verified badge, or the agent changed verified data: then `byUserId` is the agent. */
export const agentVerifiedV1 = event(
  'agent',
  'agent-verified',
  1,
  z.object({
    userId: UserId,
    version: z.int(),
    companyName: z.string(),
    isVerified: z.boolean(),
    byUserId: UserId,
    /** True when its last day passed: then `byUserId` is the administrator who verified it. Optional, because earlier events lack it. */
    hasExpired: z.boolean().optional(),
  }),
);
