import type { AssignmentView, InquiryView } from '@setu/contracts';

type AssignmentType = AssignmentView['assignmentType'];

/** Labels of the agent's work. */
export const assignmentTypes: Readonly<Record<AssignmentType, string>> = {
  tenant_search: 'Tenant search',
  property_marketing: 'Property marketing',
  deal_closing: 'Deal closing',
};

/** The text of an assignment's status for the brand. */
export const statusText = ({ status, awaitsConfirmation }: AssignmentView): string => {
  if (awaitsConfirmation) return 'Awaits your confirmation';
  return { active: 'Active', on_hold: 'On hold', completed: 'Completed' }[status];
};

/** Whether the agent is still working or waits for the confirmation. Until then no other offer can be accepted. */
export const isOpen = ({ completedAt }: AssignmentView): boolean => completedAt === null;

/**
 * Whether an assignment belongs to an agent's offer: it was given after the offer was sent. When the brand posts the requirement again,
 * an agent may make another offer, which has no assignment yet.
 */
export const isOfOffer =
  ({ fromUserId, createdAt }: InquiryView) =>
  ({ agentId, assignedAt }: AssignmentView): boolean =>
    agentId === fromUserId && assignedAt >= createdAt;
