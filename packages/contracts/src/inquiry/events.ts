import { z } from 'zod';
import { event } from '../protocol/event';
import { FranchiseId, InquiryId, PropertyId, RequirementId, UserId } from '../values/ids';
import { InquiryKind } from './inquiry';
import { InquiryStatus } from './inquiry-status';

/** Full state readers need; `version` grows by one with each change. No subject, no message: what people write stays here. */
const InquiryState = z.object({
  id: InquiryId,
  version: z.int(),
  /** Optional, as events before it lack it. */
  kind: InquiryKind.optional(),
  fromUserId: UserId,
  toUserId: UserId,
  franchiseId: FranchiseId.nullable(),
  propertyId: PropertyId.nullable(),
  requirementId: RequirementId.nullable(),
  status: InquiryStatus,
  /** Percent; only on an agent's offer. */
  proposedCommission: z.string().nullable().optional(),
  createdAt: z.iso.datetime().optional(),
  /** True on an offer that ended because its requirement was fulfilled; optional, as earlier events lack it. */
  closedWithRequirement: z.boolean().optional(),
});

/** An inquiry, an offer or a request to visit was sent. */
export const inquirySentV1 = event('inquiry', 'inquiry-sent', 1, InquiryState);
/** Its receiver moved an inquiry on or declined it, or its sender withdrew it. */
export const inquiryStatusChangedV1 = event('inquiry', 'inquiry-status-changed', 1, InquiryState);
