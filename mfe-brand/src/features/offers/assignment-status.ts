import type { AssignmentView, InquiryView } from '@setu/contracts';

type AssignmentType = AssignmentView['assignmentType'];

/** What an agent does for the brand. */
export const assignmentTypes: Readonly<Record<AssignmentType, string>> = {
  tenant_search: 'Tenant search',
  property_marketing: 'Property marketing',
  deal_closing: 'Deal closing',
};

/** The status of an assignment as its brand reads it. */
export const statusText = ({ status, awaitsConfirmation }: AssignmentView): string => {
  if (awaitsConfirmation) return 'Awaits your confirmation';
  return { active: 'Active', on_hold: 'On hold', completed: 'Completed' }[status];
};

/** Whether an agent works on it or waits for the confirmation. Meanwhile no other offer can be accepted. */
export const isOpen = ({ completedAt }: AssignmentView): boolean => completedAt === null;

/**
 * Whether an assignment came of an agent's offer: it was given after the offer was sent. An agent may offer again when the
 * brand posts the requirement again, and that offer has no assignment yet.
 */
export const isOfOffer =
  ({ fromUserId, createdAt }: InquiryView) =>
  ({ agentId, assignedAt }: AssignmentView): boolean =>
    agentId === fromUserId && assignedAt >= createdAt;
