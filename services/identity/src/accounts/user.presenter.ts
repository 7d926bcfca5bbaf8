import type { CurrentUser, userRegisteredV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { displayNameOf } from './display-name';
import type { UserModel } from './user.model';

/** A user for the user's own client. */
export const presentUser = (user: UserModel): CurrentUser => ({
  id: user.id,
  email: user.email,
  isEmailConfirmed: user.emailConfirmedAt !== null,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  role: user.role,
  phone: user.phone,
  city: user.city,
  state: user.state,
  createdAt: user.createdAt.toISOString(),
});

interface Standing {
  isMailOn: boolean;
  mayConfirmPhone: boolean;
  phoneConfirmedAt: Date | null;
}

/**
 * The signed-in user for the user's own client. A member of a team has the id of the brand, because calls concern the brand.
 * @param employer the brand that the user works for
 * @param standing `isMailOn`: false when the installation has no mail server, so that addresses cannot be confirmed. `mayConfirmPhone`:
 * false when it cannot send codes. `phoneConfirmedAt`: null when the number is not confirmed
 */
export const presentCaller = (
  user: UserModel,
  employer: UserModel | undefined,
  { isMailOn, mayConfirmPhone, phoneConfirmedAt }: Standing,
): CurrentUser => ({
  ...presentUser(user),
  ...(isMailOn && !user.emailConfirmedAt && { awaitsConfirmation: true }),
  ...(phoneConfirmedAt && { phoneConfirmedAt: phoneConfirmedAt.toISOString() }),
  ...(mayConfirmPhone && { mayConfirmPhone }),
  ...(employer && { id: employer.id, worksFor: displayNameOf(employer) }),
});

/** A user for other services: the public name, without contact data. */
export const userState = (user: UserModel): EventData<typeof userRegisteredV1> => ({
  id: user.id,
  version: user.version,
  role: user.role,
  firstName: null,
  lastName: null,
  displayName: displayNameOf(user),
  createdAt: user.createdAt.toISOString(),
  sessionsFrom: user.sessionsFrom,
  isSuspended: user.suspendedAt !== null,
  worksFor: user.worksFor,
});
