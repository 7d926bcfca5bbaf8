import { z } from 'zod';
import { UserId } from '../values/ids';
import { UserRole } from '../values/user-role';

/** Request header with the gateway's signed word of who calls. What a client sends under this name is dropped at the door. */
export const callerTokenHeader = 'x-caller-token';
export const callerTokenIssuer = 'setu-gateway';
export const callerTokenAlgorithm = 'EdDSA';
/** Life of a caller token, seconds. */
export const callerTokenSeconds = 60;

/** Claims of the token besides issuer and times: subject is the user id. */
export const CallerClaims = z.object({
  sub: UserId,
  /** Kind of session the caller holds. */
  kind: z.enum(['user', 'admin']),
  role: UserRole,
});
export type CallerClaims = z.output<typeof CallerClaims>;
