import { z } from 'zod';
import { endpoint } from '../endpoint';
import { FranchiseId, InquiryId, Instant, PropertyId, RequirementId, UserId } from '../ids';
import { Paging } from '../paging';
import { Text } from '../text';

/**
 * Open first; the receiver moves it forward, one of the side exits ends it: declined by the receiver,
 * withdrawn by the sender.
 */
export const inquiryStatuses = [
  'open',
  'in_progress',
  'meeting_scheduled',
  'negotiation',
  'deal_closed',
  'declined',
  'withdrawn',
] as const;
export const InquiryStatus = z.enum(inquiryStatuses, {
  error: `Choose one of: ${inquiryStatuses.join(', ')}`,
});
export type InquiryStatus = z.output<typeof InquiryStatus>;

export const InquiryView = z.object({
  id: InquiryId,
  fromUserId: UserId,
  toUserId: UserId,
  franchiseId: FranchiseId.nullable(),
  propertyId: PropertyId.nullable(),
  requirementId: RequirementId.nullable(),
  subject: z.string(),
  message: z.string(),
  status: InquiryStatus,
  /** Name of the sender, when it is known yet. */
  fromName: z.string().nullable(),
  /** Title of the franchise, when the inquiry is about one. */
  franchiseTitle: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type InquiryView = z.output<typeof InquiryView>;

/** The fields a person fills in; the form and the server share them. */
export const InquiryText = z.object({
  subject: Text(150, 'Subject is required'),
  message: Text(5000, 'Message is required'),
});

/** Inquiries one user may send in a day (24 hours back from now). */
export const inquiriesPerDay = 20;

export const sendInquiry = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/inquiries',
  summary: "Sends an inquiry to a franchise's owner. At most 20 a day.",
  access: ['investor', 'agent', 'brand', 'admin'],
  body: InquiryText.extend({ toUserId: UserId, franchiseId: FranchiseId }),
  response: { 201: InquiryView },
  errors: [
    'validation_failed',
    'franchise_not_found',
    'receiver_not_owner',
    'own_listing',
    'inquiry_limit_reached',
  ],
});

export const listInquiries = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/inquiries',
  summary: "The signed-in user's inquiries, newest first: for a brand those received, else those sent.",
  access: 'signed-in',
  query: Paging.extend({ status: InquiryStatus.optional() }),
  response: { 200: z.array(InquiryView) },
  errors: ['invalid_cursor'],
});

export const changeInquiryStatus = endpoint({
  service: 'inquiry',
  method: 'PATCH',
  path: '/api/inquiries/:id/status',
  summary: 'Moves an inquiry on: forward or declined by its receiver, withdrawn by its sender.',
  access: 'signed-in',
  params: z.object({ id: InquiryId }),
  body: z.object({ status: InquiryStatus }),
  response: { 200: InquiryView },
  errors: ['validation_failed', 'inquiry_not_found', 'status_not_allowed'],
});
