import { event } from '@setu/protocol';
import { z } from 'zod';
import { FranchiseId, InquiryId, PropertyId, RequirementId, UserId } from '../values/ids';
import { ReplyTime } from '../values/reply-time';
import { InquiryKind } from './inquiry';
import { InquiryStatus } from './inquiry-status';
import { meetingStates } from './meeting-calls';

/** The full state that consumers need, without subject and message. `version` grows by one with each change. */
const InquiryState = z.object({
  id: InquiryId,
  version: z.int(),
  /** Optional, because earlier events lack it. */
  kind: InquiryKind.optional(),
  fromUserId: UserId,
  toUserId: UserId,
  franchiseId: FranchiseId.nullable(),
  propertyId: PropertyId.nullable(),
  requirementId: RequirementId.nullable(),
  status: InquiryStatus,
  /** Percent; only for an agent's offer. */
  proposedCommission: z.string().nullable().optional(),
  createdAt: z.iso.datetime().optional(),
  /** True on an offer that ended because its requirement was fulfilled; optional, because earlier events lack it. */
  closedWithRequirement: z.boolean().optional(),
  /** True when another event reports the cause of a change of status: a reply, or an accepted offer. Optional, because earlier events lack it. */
  followsEvent: z.boolean().optional(),
});

/** An inquiry, an offer or a request to visit was sent. */
export const inquirySentV1 = event('inquiry', 'inquiry-sent', 1, InquiryState);
/** The status of an inquiry changed: the receiver advanced or declined it, or the sender withdrew it. */
export const inquiryStatusChangedV1 = event('inquiry', 'inquiry-status-changed', 1, InquiryState);

/** One side of an inquiry wrote a message; the text stays with the inquiry service. */
export const replySentV1 = event(
  'inquiry',
  'reply-sent',
  1,
  z.object({
    /** The message. */
    id: z.guid(),
    /** Place of the message in its thread. */
    version: z.int(),
    inquiryId: InquiryId,
    kind: InquiryKind,
    fromUserId: UserId,
    toUserId: UserId,
  }),
);

/**
 * A message has files, or one with files was reported. It contains their uploads and the two sides, so that only these get the files,
 * and used uploads are kept. The files of a message never change.
 */
export const filesAttachedV1 = event(
  'inquiry',
  'files-attached',
  1,
  z.object({
    /** The message. */
    id: z.guid(),
    version: z.int(),
    inquiryId: InquiryId,
    /** Who wrote the message and uploaded the files. */
    fromUserId: UserId,
    toUserId: UserId,
    uploadIds: z.array(z.guid()),
    /** True once the other side reported the message: administrators then see its files too. */
    isReported: z.boolean(),
  }),
);

/** How long a sender has waited when the receiver is reminded. */
export const unansweredWaits = ['one_day', 'three_days'] as const;
export type UnansweredWait = (typeof unansweredWaits)[number];

/** The receiver of an inquiry has not answered it for some time. The inquiry itself did not change. */
export const inquiryUnansweredV1 = event(
  'inquiry',
  'inquiry-unanswered',
  1,
  z.object({
    id: InquiryId,
    kind: InquiryKind,
    fromUserId: UserId,
    toUserId: UserId,
    waited: z.enum(unansweredWaits),
    /** The franchise that it is about; null for another kind. Optional, because earlier events lack it. */
    franchiseId: FranchiseId.nullable().optional(),
  }),
);

/** A meeting about an inquiry was proposed, accepted, declined or cancelled. Times and place stay with the inquiry service. */
export const meetingChangedV1 = event(
  'inquiry',
  'meeting-changed',
  1,
  z.object({
    id: z.guid(),
    version: z.int(),
    inquiryId: InquiryId,
    /** Kind of the inquiry. */
    kind: InquiryKind,
    /** The user who made the change. */
    fromUserId: UserId,
    /** The other side. */
    toUserId: UserId,
    state: z.enum(meetingStates),
  }),
);

/** Deliveries to the CRM of a brand were given up after a day; once for each time of failures. */
export const webhookGivenUpV1 = event(
  'inquiry',
  'webhook-given-up',
  1,
  z.object({
    /** The brand. */
    userId: UserId,
    version: z.int(),
  }),
);

/**
 * The usual reply time of a brand changed, or whether it keeps the reply promise. The time is null when it is slower than any `ReplyTime`,
 * or when there are too few inquiries.
 */
export const replyTimeChangedV1 = event(
  'inquiry',
  'reply-time-changed',
  1,
  z.object({
    /** The brand. */
    userId: UserId,
    version: z.int(),
    usually: ReplyTime.nullable(),
    /** Whether the brand keeps the reply promise. Optional, because earlier events lack it; absent is no. */
    keepsPromise: z.boolean().optional(),
  }),
);
