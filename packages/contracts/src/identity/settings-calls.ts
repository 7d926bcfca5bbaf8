import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { StoredPicture, StoredPictureDraft } from '../content/stored-picture';
import { changeOf } from '../values/change';
import { Instant, UserId } from '../values/ids';
import { HttpsUrl, OptionalMultilineText, OptionalText, Text } from '../values/text';
import { verificationStanding } from '../values/verification';
import { BrandPeopleDraft, BrandPerson } from './brand-people';
import { CurrentUser } from './current-user';
import { OptionalPhone, OptionalState, Password, passwordMinLength } from './sign-in/sign-in';

const OptionalHttpsUrl = z.preprocess((value) => (value === '' ? null : value), HttpsUrl.nullish());

/** Fields of the own account that a user may change: neither email nor role. */
export const AccountChange = z.object({
  firstName: Text(80, 'First name is required').optional(),
  lastName: Text(80, 'Last name is required').optional(),
  profileImageUrl: OptionalHttpsUrl,
  phone: OptionalPhone.optional(),
  city: OptionalText(80).optional(),
  state: OptionalState.optional(),
});
export type AccountChange = z.output<typeof AccountChange>;

export const updateCurrentUser = endpoint({
  service: 'identity',
  method: 'PATCH',
  path: '/api/auth/user',
  summary: "Changes the sent fields of the signed-in user's account.",
  access: 'signed-in',
  body: AccountChange,
  response: { 200: CurrentUser },
  errors: ['validation_failed'],
});

export const PasswordChange = z.object({
  currentPassword: Password.min(1, 'Password is required'),
  newPassword: Password.min(passwordMinLength, `Use at least ${passwordMinLength} characters`),
});

export const changePassword = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/password',
  summary:
    'Changes the password of the signed-in user and ends all of their other sessions. A wrong current password answers 400.',
  access: 'signed-in',
  body: PasswordChange,
  response: { 200: z.object({ changed: z.literal(true) }) },
  errors: ['validation_failed', 'too_many_requests'],
});

export const AccountDeletion = z.object({ currentPassword: Password.min(1, 'Password is required') });

export const deleteAccount = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/user/deletion',
  summary:
    'Deletes the account of the signed-in user for good: sessions end, listings are no longer shown, and conversations keep their texts without the name. A wrong password answers 400.',
  access: 'signed-in',
  body: AccountDeletion,
  response: { 200: z.object({ deleted: z.literal(true) }) },
  errors: ['validation_failed', 'last_admin', 'too_many_requests'],
});

/** The profile of a brand, shown on listings and to agents. */
export const BrandProfile = z.object({
  userId: UserId,
  brandName: z.string(),
  description: z.string().nullable(),
  targetAudience: z.string().nullable(),
  website: z.string().nullable(),
  /** Shown beside the brand's name; null in replies of older releases. */
  logo: StoredPicture.nullable().default(null),
  /** Who runs the brand, in their order; empty in replies of older releases. */
  people: z.array(BrandPerson).default([]),
  /** False in replies of older releases. */
  isVerified: z.boolean().default(false),
  ...verificationStanding,
  updatedAt: Instant,
});
export type BrandProfile = z.output<typeof BrandProfile>;

const profileFields = {
  brandName: Text(120, 'Brand name is required').min(2, 'Use at least 2 characters'),
  description: OptionalMultilineText(2000),
  targetAudience: OptionalMultilineText(300),
  website: OptionalHttpsUrl.transform((value) => value ?? null),
  logo: StoredPictureDraft.nullable().default(null),
  people: BrandPeopleDraft.default([]),
};
export const BrandProfileDraft = z.object(profileFields);
export type BrandProfileDraft = z.output<typeof BrandProfileDraft>;

/** The same fields, all optional: only those that are sent change. The name is required for a brand without a name. */
export const BrandProfileChange = changeOf(profileFields);
export type BrandProfileChange = z.output<typeof BrandProfileChange>;

export const getBrandProfile = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/brand/profile',
  summary:
    "Returns the signed-in brand's profile, or null when there is none. A brand name given at registration counts as a profile.",
  access: ['brand'],
  onBehalf: true,
  response: { 200: BrandProfile.nullable() },
});

export const saveBrandProfile = endpoint({
  service: 'identity',
  method: 'PATCH',
  path: '/api/brand/profile',
  summary: "Changes the sent fields of the signed-in brand's profile. A brand without a name must send one.",
  access: ['brand'],
  onBehalf: true,
  body: BrandProfileChange,
  response: { 200: BrandProfile },
  errors: ['validation_failed'],
});
