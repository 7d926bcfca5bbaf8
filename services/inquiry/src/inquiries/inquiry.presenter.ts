import type { InquiryView, inquirySentV1 } from '@setu/contracts';
import type { z } from 'zod';
import type { InquiryModel } from './inquiry.model';

type View = z.input<typeof InquiryView>;

const presentPlans = ({ budget, city, startTime, experience }: InquiryModel): Pick<View, 'plans'> =>
  budget || city || startTime || experience ? { plans: { budget, city, startTime, experience } } : {};

const presentPhone = (inquiry: InquiryModel): Pick<View, 'phone'> =>
  inquiry.phoneConsentedAt
    ? {
        phone: {
          number: inquiry.phoneNumber ?? null,
          onWhatsApp: inquiry.phoneOnWhatsApp ?? false,
          ...(inquiry.phoneConfirmedAt && { confirmedAt: inquiry.phoneConfirmedAt.toISOString() }),
          consentedAt: inquiry.phoneConsentedAt.toISOString(),
          withdrawnAt: inquiry.phoneWithdrawnAt?.toISOString() ?? null,
        },
      }
    : {};

/** An inquiry for administrators, without the details that the investor shares only with the brand. */
export const presentForAdmin = (inquiry: InquiryModel): View => {
  const { plans, phone, ...rest } = present(inquiry);
  return rest;
};

/** Whether this reader has an unread message. */
const isUnreadBy = (inquiry: InquiryModel, readerId: string): boolean =>
  readerId === inquiry.toUserId ? inquiry.unreadByReceiver : inquiry.unreadBySender;

/** An inquiry for its sender or its receiver. */
export const presentInquiry = (inquiry: InquiryModel, reader: { id: string }): View => ({
  ...present(inquiry),
  isUnread: isUnreadBy(inquiry, reader.id),
  // The other side must never get labels and notes.
  ...(reader.id === inquiry.toUserId && inquiry.labels && { labels: inquiry.labels }),
  ...(reader.id === inquiry.toUserId && inquiry.isBelowBudget && { isBelowBudget: true as const }),
});

const present = (inquiry: InquiryModel): View => ({
  id: inquiry.id,
  kind: inquiry.kind,
  fromUserId: inquiry.fromUserId,
  toUserId: inquiry.toUserId,
  franchiseId: inquiry.franchiseId,
  propertyId: inquiry.propertyId,
  requirementId: inquiry.requirementId,
  subject: inquiry.subject,
  message: inquiry.message,
  status: inquiry.status,
  fromName: inquiry.fromName ?? null,
  toName: inquiry.toName ?? null,
  ...(inquiry.isFromSuspended && { isFromSuspended: true }),
  ...(inquiry.isToSuspended && { isToSuspended: true }),
  franchiseTitle: inquiry.franchiseTitle ?? null,
  requirementTitle: inquiry.requirementTitle ?? null,
  propertyTitle: inquiry.propertyTitle ?? null,
  proposedCommission: inquiry.proposedCommission,
  ...presentPlans(inquiry),
  ...presentPhone(inquiry),
  replyCount: inquiry.replyCount ?? 0,
  createdAt: inquiry.createdAt.toISOString(),
  updatedAt: inquiry.updatedAt.toISOString(),
});

/** An inquiry for other services, without the texts of people. */
export const inquiryState = (inquiry: InquiryModel): z.input<(typeof inquirySentV1)['data']> => ({
  id: inquiry.id,
  version: inquiry.version,
  kind: inquiry.kind,
  fromUserId: inquiry.fromUserId,
  toUserId: inquiry.toUserId,
  franchiseId: inquiry.franchiseId,
  propertyId: inquiry.propertyId,
  requirementId: inquiry.requirementId,
  status: inquiry.status,
  proposedCommission: inquiry.proposedCommission,
  closedWithRequirement: inquiry.closedWithRequirementAt !== null,
  createdAt: inquiry.createdAt.toISOString(),
});
