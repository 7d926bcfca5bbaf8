import { z } from 'zod';
import { RoleName } from './role-name';

/** Request header with the gateway's signed token about the caller. The gateway drops this header when a client sends it. */
export const callerTokenHeader = 'x-caller-token';
export const callerTokenIssuer = 'setu-gateway';
export const callerTokenAlgorithm = 'EdDSA';
/** Lifetime of a caller token, seconds. */
export const callerTokenSeconds = 60;

/** Claims of the token, in addition to issuer and times. The subject is the user id. */
export const CallerClaims = z.object({
  sub: z.guid(),
  /** Kind of the caller's session. */
  kind: z.enum(['user', 'admin']),
  role: RoleName,
  /** The person, when a member of a team calls as the brand; absent for others and from earlier gateways. */
  person: z.guid().optional(),
});
export type CallerClaims = z.output<typeof CallerClaims>;
