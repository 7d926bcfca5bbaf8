import { type AdminRecord, type AdminUserView, toAdminRole } from '@setu/contracts';
import { displayNameOf } from '../display-name';
import type { UserModel } from '../user.model';

/** An administrator for the administrator session. */
export const presentAdmin = (user: UserModel): AdminRecord => ({
  id: user.id,
  email: user.email,
  name: displayNameOf(user),
});

/**
 * A user for administrators.
 * @param twoStepSince since when the account has two-step verification; undefined while it is off
 */
export const presentUserToAdmin = (user: UserModel, twoStepSince: Date | undefined): AdminUserView => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  displayName: displayNameOf(user),
  profileImageUrl: user.profileImageUrl,
  role: toAdminRole(user.role),
  phone: user.phone,
  city: user.city,
  state: user.state,
  ...(user.suspendedAt && {
    suspended: { at: user.suspendedAt.toISOString(), reason: user.suspensionReason ?? '' },
  }),
  ...(twoStepSince && { twoStepSince: twoStepSince.toISOString() }),
  createdAt: user.createdAt.toISOString(),
});
