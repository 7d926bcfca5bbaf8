import { z } from 'zod';
import { event } from '../event';
import { UserId } from '../ids';
import { UserRole } from './user-role';

/** Full state readers need; `version` grows by one with each change of the user. No email, no phone. */
const UserState = z.object({
  id: UserId,
  version: z.int(),
  role: UserRole,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Name shown on listings: the brand's name, else first and last name. */
  displayName: z.string(),
});

export const userRegisteredV1 = event('identity', 'user-registered', 1, UserState);
export const userUpdatedV1 = event('identity', 'user-updated', 1, UserState);
