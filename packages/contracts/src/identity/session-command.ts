import { z } from 'zod';
import { UserId } from '../ids';
import { UserRole } from './user-role';

/**
 * Reply header by which the identity service, and only it, tells the gateway to start a session.
 * The gateway takes it off every reply; a value from any other service is dropped.
 */
export const sessionCommandHeader = 'x-session-command';
export const SessionCommand = z.object({ start: z.object({ userId: UserId, role: UserRole }) });
export type SessionCommand = z.output<typeof SessionCommand>;
