import { z } from 'zod';
import { RoleName } from './role-name';

/**
 * Reply header with which the identity service makes the gateway start or end a session. The gateway removes it from every
 * reply and ignores it from other services.
 */
export const sessionCommandHeader = 'x-session-command';

/**
 * Version of the user, as in the user's events: the gateway stores the newest role, whether it arrives by a command or by an
 * event. 0 from earlier releases.
 */
const UserVersion = z.int().min(0).default(0);

/**
 * The brand for which the person works: their calls concern it. Null when there is none. Absent from earlier releases, and when it is not
 * known.
 */
const WorksFor = z.guid().nullable().optional();

export const SessionCommand = z.union([
  /** Starts a user session. */
  z.object({
    start: z.object({ userId: z.guid(), role: RoleName, version: UserVersion, worksFor: WorksFor }),
  }),
  /** Starts an administrator session, which has its own cookie. */
  z.object({ startAdmin: z.object({ userId: z.guid(), version: UserVersion }) }),
  /** Ends the administrator session. */
  z.object({ endAdmin: z.literal(true) }),
  /** Ends all other sessions of the caller, because the password changed. */
  z.object({ endOthers: z.literal(true) }),
]);
export type SessionCommand = z.output<typeof SessionCommand>;

/**
 * Reply header in which the identity service sends the gateway the state of an account. The gateway stores it before it
 * forwards the reply, so that a change takes effect without the broker. Removed from every reply.
 */
export const accountStateHeader = 'x-account-state';

/** The state of an account that sessions depend on. `userUpdatedV1` has the same fields. */
export const AccountState = z.object({
  userId: z.guid(),
  role: RoleName,
  /** Version of the user, as in the user's events. An older state never replaces a newer one. */
  version: z.int().min(1),
  /** Sessions of an older version of the user end, because the password changed or the account was suspended. 0 if neither has happened. */
  sessionsFrom: z.int().min(0),
  worksFor: WorksFor,
});
export type AccountState = z.output<typeof AccountState>;
