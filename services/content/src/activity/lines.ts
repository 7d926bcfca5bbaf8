import {
  type ActivityEntry,
  type agentVerifiedV1,
  type assignmentChangedV1,
  type brandProfileSavedV1,
  type brandVerifiedV1,
  type franchiseUpdatedV1,
  type inquirySentV1,
  type inquiryStatusChangedV1,
  type listingModeratedV1,
  type listingReviewedV1,
  type offerAcceptedV1,
  type propertyListedV1,
  type requirementPostedV1,
  type twoStepRemovedV1,
  type userRegisteredV1,
  type userRoleChangedV1,
  userRoleLabels,
  type userSuspensionChangedV1,
} from '@setu/contracts';
import type { EventData } from '@setu/protocol';

/** A line of the audit trail before it is stored. */
export interface Line {
  kind: ActivityEntry['kind'];
  /** The actor, and the text to show while the name is unknown. */
  actor?: { id: string; label: string };
  /** The person whose name is in the text, so that it can be removed. */
  person?: { id: string; name: string };
  /** The text after the actor, or the whole sentence without an actor. */
  text: string;
  /** Franchise whose title ends the sentence. */
  aboutId?: string | null;
  /** The listed franchise or property. Users cannot read the line while the listing is hidden. */
  subjectId?: string;
  /** True when every signed-in user may read it, because it contains only public information. */
  isPublic?: boolean;
}

export const quoted = (title: string) => `“${title}”`;
const inWords = (status: string) => status.replaceAll('_', ' ');
export const brand = (id: string) => ({ id, label: 'A brand' });
export const administrator = (id: string) => ({ id, label: 'An administrator' });
const provider = (id: string) => ({ id, label: 'A provider' });

export const userRegistered = (user: EventData<typeof userRegisteredV1>): Line => ({
  kind: 'user',
  person: { id: user.id, name: user.displayName },
  text: `${user.displayName} registered as ${userRoleLabels[user.role]}`,
});

export const roleChanged = (event: EventData<typeof userRoleChangedV1>): Line => ({
  kind: 'user',
  person: { id: event.id, name: event.displayName },
  text: `${event.byName} changed the role of ${event.displayName} from ${userRoleLabels[event.from]} to ${userRoleLabels[event.to]}`,
});

/** Appends the reason without its full stop, because lines end without one. */
export const because = (reason: string | null) =>
  reason === null ? '' : `. Reason: ${reason.replace(/[.\s]+$/, '')}`;

export const suspensionChanged = (event: EventData<typeof userSuspensionChangedV1>): Line => ({
  kind: 'user',
  person: { id: event.id, name: event.displayName },
  text: `${event.byName} ${event.isSuspended ? 'suspended' : 'restored'} the account of ${event.displayName}${because(event.reason)}`,
});

export const twoStepRemoved = (event: EventData<typeof twoStepRemovedV1>): Line => ({
  kind: 'user',
  person: { id: event.id, name: event.displayName },
  text: `${event.byName ?? 'An operator'} turned two-step verification off for ${event.displayName}${because(event.reason)}`,
});

export const brandProfileSaved = (event: EventData<typeof brandProfileSavedV1>): Line => ({
  kind: 'user',
  person: { id: event.userId, name: event.brandName },
  text: `${event.brandName} saved its brand profile`,
});

type Franchise = EventData<typeof franchiseUpdatedV1>;
export const franchiseListed = ({ id, brandId, title, isActive }: Franchise): Line => ({
  kind: 'franchise',
  actor: brand(brandId),
  text: `listed the franchise ${quoted(title)}`,
  subjectId: id,
  isPublic: isActive,
});
export const franchiseUpdated = ({ brandId, title, isActive, featured, byUserId }: Franchise): Line =>
  byUserId
    ? {
        kind: 'franchise',
        actor: administrator(byUserId),
        text: `${featured ? 'featured' : 'removed the Featured badge from'} the franchise ${quoted(title)}`,
      }
    : {
        kind: 'franchise',
        actor: brand(brandId),
        text: `updated the franchise ${quoted(title)}${isActive ? '' : ' (inactive)'}`,
      };

type Property = EventData<typeof propertyListedV1>;
export const propertyListed = ({ id, providerId, title, city, isAvailable }: Property): Line => ({
  kind: 'property',
  actor: provider(providerId),
  text: `listed the property ${quoted(title)} in ${city}`,
  subjectId: id,
  isPublic: isAvailable,
});
export const propertyUpdated = ({ providerId, title, isAvailable }: Property): Line => ({
  kind: 'property',
  actor: provider(providerId),
  text: `updated the property ${quoted(title)}${isAvailable ? '' : ' (not available)'}`,
});

type Requirement = EventData<typeof requirementPostedV1>;
export const requirementPosted = ({ brandId, title, isActive }: Requirement): Line => ({
  kind: 'property',
  actor: brand(brandId),
  text: `posted the requirement ${quoted(title)}`,
  isPublic: isActive,
});
export const requirementUpdated = ({ brandId, title, isActive }: Requirement): Line => ({
  kind: 'property',
  actor: brand(brandId),
  text: `updated the requirement ${quoted(title)}${isActive ? '' : ' (inactive)'}`,
});

export const listingModerated = ({
  kind,
  title,
  isHidden,
  reason,
  byUserId,
}: EventData<typeof listingModeratedV1>): Line => ({
  kind: kind === 'franchise' ? 'franchise' : 'property',
  actor: administrator(byUserId),
  text: `${isHidden ? 'hid' : 'restored'} the ${kind} ${quoted(title)}${because(reason)}`,
});

/** Null when reviews were turned off, because no administrator decided. The title of a franchise is looked up when the line is read. */
export const listingReviewed = ({
  id,
  kind,
  title,
  state,
  byUserId,
}: EventData<typeof listingReviewedV1>): Line | null =>
  byUserId === null
    ? null
    : {
        kind: kind === 'franchise' ? 'franchise' : 'property',
        actor: administrator(byUserId),
        text: `${state === 'approved' ? 'approved' : 'returned'} the ${kind}${kind !== 'franchise' && title ? ` ${quoted(title)}` : ''}`,
        ...(kind === 'franchise' && { aboutId: id }),
      };

const kindInWords = {
  franchise: { sent: 'sent an inquiry', one: 'an inquiry' },
  offer: { sent: 'made an offer to a requirement', one: 'an offer' },
  visit: { sent: 'asked to visit a property', one: 'a visit request' },
} as const;
type Inquiry = EventData<typeof inquirySentV1>;
/** Events without `kind` were published before visits existed, so an inquiry about a requirement is an offer. */
const kindOf = ({ kind, requirementId, franchiseId }: Inquiry) =>
  kindInWords[kind ?? (requirementId && !franchiseId ? 'offer' : 'franchise')];
export const participant = (id: string) => ({ id, label: 'A user' });

export const inquirySent = (event: Inquiry): Line => ({
  kind: 'inquiry',
  actor: participant(event.fromUserId),
  text: kindOf(event).sent,
  aboutId: event.franchiseId,
});

const movedInWords = (status: Inquiry['status'], one: string): string => {
  if (status === 'withdrawn') return `withdrew ${one}`;
  if (status === 'declined') return `declined ${one}`;
  if (status === 'deal_closed') return `closed the deal of ${one}`;
  return `marked ${one} ${status === 'in_progress' ? '' : 'as '}${inWords(status)}`;
};
/** The sender withdraws an inquiry; the receiver makes all other changes. */
export const inquiryMoved = (event: EventData<typeof inquiryStatusChangedV1>): Line => ({
  kind: 'inquiry',
  actor: participant(event.status === 'withdrawn' ? event.fromUserId : event.toUserId),
  text: movedInWords(event.status, kindOf(event).one),
  aboutId: event.franchiseId,
});

export const offerAccepted = ({ brandId }: EventData<typeof offerAcceptedV1>): Line => ({
  kind: 'agent',
  actor: brand(brandId),
  text: 'accepted an offer of an agent',
});
const assignmentInWords = {
  active: 'resumed an assignment',
  on_hold: 'put an assignment on hold',
  completed: 'completed an assignment',
} as const;
export const assignmentChanged = ({
  agentId,
  status,
  isConfirmed,
}: EventData<typeof assignmentChangedV1>): Line => ({
  kind: 'agent',
  actor: { id: agentId, label: 'An agent' },
  text: isConfirmed ? 'completed an assignment, as its brand confirmed' : assignmentInWords[status],
});
const endsOfBrand = {
  withdrawn: 'is no longer verified, as an administrator decided',
  changed: 'changed its name and is no longer verified',
  expired: 'is no longer verified, because the last day passed',
} as const;
export const brandVerified = ({ userId, ended }: EventData<typeof brandVerifiedV1>): Line => ({
  kind: 'user',
  actor: brand(userId),
  text: ended ? endsOfBrand[ended] : 'was verified by an administrator',
});

const verificationLost = ({ userId, companyName }: EventData<typeof agentVerifiedV1>): Line => ({
  kind: 'agent',
  actor: { id: userId, label: 'An agent' },
  text: `changed the company name or license number of ${quoted(companyName)} and is no longer verified`,
});
const verificationOver = ({ companyName }: EventData<typeof agentVerifiedV1>): Line => ({
  kind: 'agent',
  text: `The verification of the agent ${quoted(companyName)} expired`,
});
const verificationSet = (event: EventData<typeof agentVerifiedV1>): Line => ({
  kind: 'agent',
  actor: administrator(event.byUserId),
  text: `${event.isVerified ? 'verified' : 'removed the Verified badge from'} the agent ${quoted(event.companyName)}`,
});
export const agentVerified = (event: EventData<typeof agentVerifiedV1>): Line => {
  if (event.hasExpired) return verificationOver(event);
  return event.byUserId === event.userId ? verificationLost(event) : verificationSet(event);
};
