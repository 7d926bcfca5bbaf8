import type { InquiryKind, sendInquiry, UserRole } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { type FieldIssue, ForbiddenError, InvalidInputError } from '@setu/service-kit';

type Sent = Pick<
  HandlerInput<typeof sendInquiry>,
  | 'franchiseId'
  | 'propertyId'
  | 'requirementId'
  | 'proposedCommission'
  | 'budget'
  | 'city'
  | 'startTime'
  | 'experience'
  | 'phone'
>;
type Field = keyof Sent;

const required: Record<InquiryKind, Partial<Record<Field, string>>> = {
  franchise: {},
  offer: { requirementId: 'Choose the requirement that the offer is for' },
  visit: {
    propertyId: 'Choose the property to visit',
    requirementId: 'Choose your requirement that the visit is for',
  },
};
const onlyForFranchise = {
  budget: 'Only an inquiry about a franchise has a budget',
  city: 'Only an inquiry about a franchise has a city',
  startTime: 'Only an inquiry about a franchise has a start',
  experience: 'Only an inquiry about a franchise has an experience',
  phone: 'Only an inquiry about a franchise shares a phone number',
};
const notAllowed: Record<InquiryKind, Partial<Record<Field, string>>> = {
  franchise: {
    propertyId: 'An inquiry about a franchise cannot have a property',
    requirementId: 'An inquiry about a franchise cannot have a requirement',
    proposedCommission: "Only an agent's offer can propose a commission",
  },
  offer: onlyForFranchise,
  visit: { ...onlyForFranchise, proposedCommission: "Only an agent's offer can propose a commission" },
};

/** Without a franchise the sender's role determines the kind. */
const kindFor = (sent: Sent, role: UserRole): InquiryKind => {
  if (sent.franchiseId) return 'franchise';
  if (role === 'agent') return 'offer';
  if (role === 'brand') return 'visit';
  throw new ForbiddenError(
    'wrong_role',
    'Only agents make offers to requirements, and only brands ask to visit properties.',
  );
};

/**
 * The kind of an inquiry. Any user may ask about a franchise; an agent makes an offer to a requirement, with or without a
 * property; a brand asks to visit a property for a requirement.
 * @throws ForbiddenError when another role sends an offer or a visit
 * @throws InvalidInputError with every field that is missing or does not belong to the kind
 */
export const kindOf = (sent: Sent, role: UserRole): InquiryKind => {
  const kind = kindFor(sent, role);
  const isGiven = (field: string) => (sent[field as Field] ?? null) !== null;
  const issues = [
    ...Object.entries(required[kind]).filter(([field]) => !isGiven(field)),
    ...Object.entries(notAllowed[kind]).filter(([field]) => isGiven(field)),
  ].map(([path, message]): FieldIssue => ({ path, message }));
  if (issues.length > 0) throw new InvalidInputError(issues);
  return kind;
};
