import {
  CallerClaims,
  callerTokenAlgorithm,
  callerTokenHeader,
  callerTokenIssuer,
  type UserRole,
} from '@setu/contracts';
import { importSPKI, jwtVerify } from 'jose';
import type { Context, Middleware } from 'koa';
import { UnauthenticatedError } from '../../errors';

/** A caller who is not signed in. */
export interface Visitor {
  kind: 'visitor';
}
/** A signed-in user, as the gateway's signed token says. */
export interface SignedIn {
  kind: 'user' | 'admin';
  id: string;
  role: UserRole;
}
/** Who calls. */
export type Actor = Visitor | SignedIn;

const visitor: Visitor = { kind: 'visitor' };

/**
 * Identifies the caller by the gateway's token only. Without a token the caller is a visitor. A token that is forged, expired,
 * without expiry or of another issuer is refused with 401.
 */
export const caller = (publicKeyPem: string): Middleware => {
  const key = importSPKI(publicKeyPem, callerTokenAlgorithm);
  const verify = async (token: string): Promise<SignedIn> => {
    const { payload } = await jwtVerify(token, await key, {
      issuer: callerTokenIssuer,
      algorithms: [callerTokenAlgorithm],
      requiredClaims: ['exp'],
    });
    const claims = CallerClaims.parse(payload);
    return { kind: claims.kind, id: claims.sub, role: claims.role };
  };
  return async (ctx, next) => {
    const token = ctx.get(callerTokenHeader);
    if (token === '') {
      ctx.state.actor = visitor;
    } else {
      ctx.state.actor = await verify(token).catch((cause: unknown) => {
        throw new UnauthenticatedError(
          'unauthenticated',
          `The caller token is not valid: ${(cause as Error).message}`,
        );
      });
    }
    await next();
  };
};

/** The actor that `caller` found. */
export const actorOf = (ctx: Context): Actor => (ctx.state.actor as Actor | undefined) ?? visitor;
