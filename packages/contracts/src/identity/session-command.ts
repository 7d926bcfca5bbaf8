import { z } from 'zod';
import { UserId } from '../ids';
import { UserRole } from './user-role';

/**
 * Reply header by which the identity service, and only it, tells the gateway to start a session.
 * The gateway takes it off every reply; a value from any other service is dropped.
 */
export const sessionCommandHeader = 'x-session-command';
export const SessionCommand = z.union([
  /** Begin a user session. */
  z.object({ start: z.object({ userId: UserId, role: UserRole }) }),
  /** Begin an administrator session, a cookie of its own beside the user's. */
  z.object({ startAdmin: z.object({ userId: UserId }) }),
  /** End the administrator session. */
  z.object({ endAdmin: z.literal(true) }),
  /** End every other session of the caller: their password changed. */
  z.object({ endOthers: z.literal(true) }),
]);
export type SessionCommand = z.output<typeof SessionCommand>;
