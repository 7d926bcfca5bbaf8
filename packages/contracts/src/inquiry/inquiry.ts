import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { DecimalView, OptionalDecimal } from '../values/decimal';
import { FranchiseId, InquiryId, Instant, PropertyId, RequirementId, UserId } from '../values/ids';
import { MultilineText, Text } from '../values/text';
import { InquiryStatus } from './inquiry-status';
import { checkPhoneConsent, InvestorPlans, investorDetailFields, SharedPhone } from './investor-details';
import { leadFilterFields } from './lead-filter';
import { MessageFiles, MessageFilesDraft } from './message-files';

/**
 * Kinds of inquiries: to the owner of a franchise; an agent's offer for a brand's requirement; a brand's request to visit a
 * property for one of its requirements.
 */
export const inquiryKinds = ['franchise', 'offer', 'visit'] as const;
export const InquiryKind = z.enum(inquiryKinds);
export type InquiryKind = z.output<typeof InquiryKind>;

/** Maximum length of a label, characters. */
export const mostLabelLength = 30;

export const InquiryView = z.object({
  id: InquiryId,
  kind: InquiryKind,
  fromUserId: UserId,
  toUserId: UserId,
  franchiseId: FranchiseId.nullable(),
  propertyId: PropertyId.nullable(),
  requirementId: RequirementId.nullable(),
  subject: z.string(),
  message: z.string(),
  status: InquiryStatus,
  /** Name of the sender, if it is known. */
  fromName: z.string().nullable(),
  /** Name of the receiver, if it is known. */
  toName: z.string().nullable(),
  /** True while the sender's account is suspended; optional, because earlier releases lack it. */
  isFromSuspended: z.boolean().optional(),
  /** True while the receiver's account is suspended; optional, because earlier releases lack it. */
  isToSuspended: z.boolean().optional(),
  /** Title of the franchise, when the inquiry is about one. */
  franchiseTitle: z.string().nullable(),
  /** Title of the requirement, when the inquiry is an agent's offer or a visit. */
  requirementTitle: z.string().nullable(),
  /** Title of the property, if the inquiry has one. */
  propertyTitle: z.string().nullable(),
  /** Commission that an agent proposes, percent. */
  proposedCommission: DecimalView.nullable(),
  /** The investor's plans; absent when none were entered, and in lists of administrators. */
  plans: InvestorPlans.optional(),
  /** True when the whole budget was below the lowest budget of the listing when it was sent; only in replies to the receiver. */
  isBelowBudget: z.literal(true).optional(),
  /** The number that the investor shared; absent when none was shared, and in lists of administrators. */
  phone: SharedPhone.optional(),
  /** Messages of the thread after the first one. */
  replyCount: z.int(),
  /**
   * True while the signed-in user has not read something from the other side; absent in lists of administrators and in earlier releases.
   */
  isUnread: z.boolean().optional(),
  /** Labels that the brand put on an inquiry it received; only in replies to this brand, and absent without labels. */
  labels: z.array(z.string()).optional(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type InquiryView = z.output<typeof InquiryView>;

/** Fields of the inquiry form, shared by form and server. */
export const InquiryText = z.object({
  subject: Text(150, 'Subject is required'),
  message: MultilineText(5000, 'Message is required'),
});

/** The whole form of an inquiry about a franchise. */
export const InquiryForm = InquiryText.extend(investorDetailFields).superRefine(checkPhoneConsent);

/** The last message of an offer that is declined because its requirement was fulfilled with another agent. */
export const requirementFulfilledMessage =
  'Automatic message: this requirement is fulfilled, so this offer is declined. If the brand posts the requirement again, you can make a new offer.';

/** Maximum number of inquiries of one user within 24 hours. */
export const inquiriesPerDay = 20;

/** Percent. */
const Commission = OptionalDecimal({ unit: 'percent', min: 0, max: 100, label: 'commission' });

/** A new inquiry. */
export const InquiryDraft = InquiryText.extend({
  toUserId: UserId,
  franchiseId: FranchiseId.optional(),
  propertyId: PropertyId.optional(),
  requirementId: RequirementId.optional(),
  proposedCommission: Commission,
  ...investorDetailFields,
})
  .superRefine(checkPhoneConsent)
  .refine((sent) => sent.franchiseId || sent.propertyId || sent.requirementId, {
    path: ['franchiseId'],
    message: 'Choose what the inquiry is about: a franchise, a property or a requirement',
  });

export const sendInquiry = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/inquiries',
  summary:
    "Sends an inquiry to the owner of a franchise, an agent's offer to the brand of a requirement, or a brand's request to visit a property. At most 20 a day, and one offer per agent and requirement.",
  access: ['investor', 'agent', 'brand', 'admin'],
  body: InquiryDraft,
  creates: true,
  response: { 201: InquiryView },
  errors: [
    'validation_failed',
    'franchise_not_found',
    'requirement_not_found',
    'property_not_found',
    'receiver_not_owner',
    'own_listing',
    'already_offered',
    'inquiry_limit_reached',
  ],
});

/** Whether a user lists sent or received inquiries. */
export const InquiryBox = z.enum(['sent', 'received'], { error: 'Choose one of: sent, received' });
export type InquiryBox = z.output<typeof InquiryBox>;

export const listInquiries = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/inquiries',
  summary:
    "Lists the signed-in user's inquiries, newest first unless `sort` says otherwise. Without `box`, a brand gets those it received, others those they sent.",
  access: 'signed-in',
  query: Paging.extend({
    status: InquiryStatus.optional(),
    requirementId: RequirementId.optional(),
    kind: InquiryKind.optional(),
    /** Only inquiries about this franchise. */
    franchiseId: FranchiseId.optional(),
    box: InquiryBox.optional(),
    /** Only inquiries with something unread from the other side. */
    unread: z.literal('true', { error: 'Use true' }).optional(),
    /** Only received inquiries with this label of the signed-in brand. */
    label: Text(mostLabelLength).optional(),
    ...leadFilterFields,
  }),
  response: { 200: z.array(InquiryView) },
  errors: ['invalid_cursor'],
});

export const getInquiry = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/inquiries/:id',
  summary: 'Reads one inquiry. For its sender and receiver only.',
  access: 'signed-in',
  params: z.object({ id: InquiryId }),
  response: { 200: InquiryView },
  errors: ['inquiry_not_found'],
});

export const withdrawPhone = endpoint({
  service: 'inquiry',
  method: 'DELETE',
  path: '/api/inquiries/:id/phone',
  summary:
    'Withdraws the phone number that the sender shared with an inquiry: the number is deleted, and the receiver no longer sees it.',
  access: 'signed-in',
  params: z.object({ id: InquiryId }),
  response: { 200: InquiryView },
  errors: ['inquiry_not_found'],
});

export const changeInquiryStatus = endpoint({
  service: 'inquiry',
  method: 'PATCH',
  path: '/api/inquiries/:id/status',
  summary:
    'Sets the status of an inquiry. The receiver moves it forward or declines it; the sender withdraws it.',
  access: 'signed-in',
  params: z.object({ id: InquiryId }),
  body: z.object({ status: InquiryStatus }),
  response: { 200: InquiryView },
  errors: ['validation_failed', 'inquiry_not_found', 'status_not_allowed'],
});

/** One message of a thread. */
export const InquiryMessage = z.object({
  id: z.guid(),
  inquiryId: InquiryId,
  fromUserId: UserId,
  fromName: z.string().nullable(),
  /** True when the signed-in user wrote it. */
  isMine: z.boolean(),
  message: z.string(),
  /** Absent on a message without files, and in replies of earlier releases. */
  files: MessageFiles.optional(),
  createdAt: Instant,
});
export type InquiryMessage = z.output<typeof InquiryMessage>;

export const listInquiryMessages = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/inquiries/:id/messages',
  summary:
    'Lists the messages of an inquiry, oldest first; the inquiry itself is the first message. For its sender and receiver only.',
  access: 'signed-in',
  params: z.object({ id: InquiryId }),
  query: Paging,
  response: { 200: z.array(InquiryMessage) },
  errors: ['inquiry_not_found', 'invalid_cursor'],
});

export const markInquiryRead = endpoint({
  service: 'inquiry',
  method: 'PATCH',
  path: '/api/inquiries/:id/read',
  summary:
    'Marks an inquiry as read by the signed-in user. It stays unread when a message came after those that they saw.',
  access: 'signed-in',
  params: z.object({ id: InquiryId }),
  body: z.object({
    /** Number of messages after the first that the user has seen. */
    replies: z.int({ error: 'Enter the number of replies that were seen' }).min(0, 'Enter zero or more'),
  }),
  response: { 200: InquiryView },
  errors: ['validation_failed', 'inquiry_not_found'],
});

/** A new message for an inquiry. */
export const InquiryReply = z.object({
  message: MultilineText(5000, 'Message is required'),
  /** Files that the writer uploaded for a message. */
  files: MessageFilesDraft.optional(),
});

export const replyToInquiry = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/inquiries/:id/messages',
  summary: "Adds a message to an inquiry. The receiver's first message sets an open inquiry in progress.",
  access: 'signed-in',
  params: z.object({ id: InquiryId }),
  body: InquiryReply,
  creates: true,
  response: { 201: InquiryMessage },
  errors: ['validation_failed', 'inquiry_not_found', 'status_not_allowed', 'receiver_suspended'],
});

export const listAllInquiries = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/admin/inquiries',
  summary:
    'Lists all inquiries, newest first. A search finds words of the subject or of the name of one of its people, or the id of an inquiry or of one of its people.',
  access: 'admin',
  query: Paging.extend({ search: Text(200).optional() }),
  response: { 200: z.array(InquiryView) },
  errors: ['validation_failed', 'invalid_cursor'],
});
