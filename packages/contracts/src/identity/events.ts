import { event } from '@setu/protocol';
import { z } from 'zod';
import { StoredPicture } from '../content/stored-picture';
import { UserId } from '../values/ids';
import { UserRole } from '../values/user-role';
import { BrandPerson } from './brand-people';
import { AnnouncedNotification } from './notifications/notification-calls';

/**
 * The full state that consumers need. `version` grows by one with each change of the user. `displayName` is the only personal data: no
 * e-mail address, phone number or postal address (ADR 0030).
 */
const UserState = z.object({
  id: UserId,
  version: z.int(),
  role: UserRole,
  /** Null on new events, because no consumer needs them; consumers of earlier releases require the fields. */
  firstName: z.string().nullable().optional(),
  lastName: z.string().nullable().optional(),
  /** Name shown on listings: the brand's name, otherwise first and last name. */
  displayName: z.string(),
  /** When the account was created; optional, because earlier events lack it. */
  createdAt: z.iso.datetime().optional(),
  /** Sessions of an older version end, as in `AccountState`; optional, because earlier events lack it. */
  sessionsFrom: z.int().min(0).optional(),
  /** True while an administrator suspends the account; optional, because earlier events lack it. */
  isSuspended: z.boolean().optional(),
  /** The brand for which the user works, as in `AccountState`; optional, because earlier events lack it. */
  worksFor: UserId.nullable().optional(),
});

/** An account was created, by the user or by an administrator. */
export const userRegisteredV1 = event('identity', 'user-registered', 1, UserState);
/** A user changed: names, role, or the name of their brand. */
export const userUpdatedV1 = event('identity', 'user-updated', 1, UserState);

/** An administrator changed a user's role, for the audit trail. `user-updated` contains the new state. */
export const userRoleChangedV1 = event(
  'identity',
  'user-role-changed',
  1,
  z.object({
    id: UserId,
    version: z.int(),
    /** The administrator. */
    byUserId: UserId,
    byName: z.string(),
    from: UserRole,
    to: UserRole,
    displayName: z.string(),
  }),
);

/** An administrator suspended or restored an account, for the audit trail. `user-updated` contains the new state. */
export const userSuspensionChangedV1 = event(
  'identity',
  'user-suspension-changed',
  1,
  z.object({
    id: UserId,
    version: z.int(),
    /** The administrator. */
    byUserId: UserId,
    byName: z.string(),
    isSuspended: z.boolean(),
    /** Null when the account is restored. */
    reason: z.string().nullable(),
    displayName: z.string(),
  }),
);

/** Two-step verification of an account was turned off for its person, for the audit trail. */
export const twoStepRemovedV1 = event(
  'identity',
  'two-step-removed',
  1,
  z.object({
    id: UserId,
    /** The version of the user, which this event does not change. */
    version: z.int(),
    /** The administrator; null for an operator who used the command. */
    byUserId: UserId.nullable(),
    byName: z.string().nullable(),
    /** The reason; null for an operator. */
    reason: z.string().nullable(),
    displayName: z.string(),
  }),
);

/**
 * A person deleted their account. Consumers erase data that concerns only the person; shared data stays without the name.
 * `user-updated` precedes it, with the name of a deleted account and as suspended, so that names and listings are updated.
 */
export const userDeletedV1 = event(
  'identity',
  'user-deleted',
  1,
  z.object({ id: UserId, version: z.int(), role: UserRole }),
);

/**
 * A person confirmed a phone number by a code, or no longer has a confirmed one: it was changed, removed, or confirmed by another account.
 * Its aggregate is the person. It does not contain the number (ADR 0102): a service that was given a number compares it with the fingerprint.
 */
export const phoneConfirmationChangedV1 = event(
  'identity',
  'phone-confirmation-changed',
  1,
  z.object({
    id: UserId,
    /** Number of changes of the confirmation, not the version of the user. */
    version: z.int(),
    /** Slow salted hash of `+91` and ten digits; null without a confirmed number. */
    fingerprint: z.string().nullable(),
    /** Null without a confirmed number. */
    confirmedAt: z.iso.datetime().nullable(),
  }),
);

/** A brand saved its profile. */
export const brandProfileSavedV1 = event(
  'identity',
  'brand-profile-saved',
  1,
  z.object({
    userId: UserId,
    version: z.int(),
    brandName: z.string(),
    description: z.string().nullable(),
    targetAudience: z.string().nullable(),
    website: z.string().nullable(),
    /** Its logo, an uploaded picture; null without a logo. Optional, because earlier events lack it; then the logo is unknown. */
    logo: StoredPicture.nullable().optional(),
    /** Who runs it. Optional, because earlier events lack it; then the people are unknown. */
    people: z.array(BrandPerson).optional(),
    /** When it was saved; optional, because earlier events lack it. */
    savedAt: z.iso.datetime().optional(),
  }),
);

/**
 * An administrator verified a brand or withdrew its verification, the brand changed its name, or the last day passed. It contains the types
 * of documents, but no numbers.
 */
export const brandVerifiedV1 = event(
  'identity',
  'brand-verified',
  1,
  z.object({
    userId: UserId,
    version: z.int(),
    isVerified: z.boolean(),
    documents: z.array(z.string()),
    /** Null when it is not verified. */
    checkedAt: z.iso.datetime().nullable(),
    /** The last day in India; null without an expiry. */
    validUntil: z.iso.date().nullable(),
    /** The reason for the end; null while it is verified. */
    ended: z.enum(['withdrawn', 'changed', 'expired']).nullable(),
    /** The administrator or the brand; null when it expired. */
    byUserId: UserId.nullable(),
  }),
);

/** A notification for one person, for the open streams of that person. Its aggregate is the person. */
export const notificationAddedV1 = event(
  'identity',
  'notification-added',
  1,
  AnnouncedNotification.extend({
    userId: UserId,
    /** The same as `sequence`: notifications of a person are numbered in their order. */
    version: z.int(),
  }),
);

/** The same under its former name, for gateways that were built before 28 November 2026. */
export const formerNotificationAddedV1 = event('identity', 'news-added', 1, notificationAddedV1.data);
