import { z } from 'zod';
import { UserId } from '../values/ids';
import { UserRole } from '../values/user-role';

/**
 * Reply header by which the identity service, and only it, tells the gateway to start a session.
 * The gateway takes it off every reply; a value from any other service is dropped.
 */
export const sessionCommandHeader = 'x-session-command';

/**
 * Version of the user, as in the user's events: the gateway keeps the newest role it heard of, by a command or by a
 * event, whichever comes first. 0 where a release before this one says none.
 */
const UserVersion = z.int().min(0).default(0);

export const SessionCommand = z.union([
  /** Begin a user session. */
  z.object({ start: z.object({ userId: UserId, role: UserRole, version: UserVersion }) }),
  /** Begin an administrator session, a cookie of its own beside the user's. */
  z.object({ startAdmin: z.object({ userId: UserId, version: UserVersion }) }),
  /** End the administrator session. */
  z.object({ endAdmin: z.literal(true) }),
  /** End every other session of the caller: their password changed. */
  z.object({ endOthers: z.literal(true) }),
]);
export type SessionCommand = z.output<typeof SessionCommand>;

/**
 * Reply header in which the identity service, and only it, sends the gateway the state of an account it read or changed.
 * The gateway stores it before it passes the reply on, so a change takes effect without the broker. Taken off every reply.
 */
export const accountStateHeader = 'x-account-state';

/** An account as far as sessions depend on it. `userUpdatedV1` carries the same fields. */
export const AccountState = z.object({
  userId: UserId,
  role: UserRole,
  /** Version of the user, as in the user's events. An older state never replaces a newer one. */
  version: z.int().min(1),
  /** Sessions that began at an older version of the user end: the password changed, or the account was suspended. 0 while neither happened. */
  sessionsFrom: z.int().min(0),
});
export type AccountState = z.output<typeof AccountState>;
