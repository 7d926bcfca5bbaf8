import {
  CallerClaims,
  callerTokenAlgorithm,
  callerTokenHeader,
  callerTokenIssuer,
  type ProductTexts,
  type Role,
} from '@setu/protocol';
import { type CryptoKey, errors, importSPKI, type JWTPayload, jwtVerify } from 'jose';
import type { Context, Middleware } from 'koa';
import { UnauthenticatedError } from '../../errors';

/** A caller who is not signed in. */
export interface Visitor {
  kind: 'visitor';
}
/** A signed-in user, from the gateway's signed token. */
export interface SignedIn {
  kind: 'user' | 'admin';
  id: string;
  role: Role;
  /** The member of the team who calls as the brand; absent for all others. */
  personId?: string;
}
/** The caller. */
export type Actor = Visitor | SignedIn;

export const visitor: Visitor = { kind: 'visitor' };

/**
 * How far the clock of a gateway may differ from this machine's clock, seconds. A token is valid for one minute: without a
 * tolerance, a clock that is slow would cause 401 for all signed-in users. Tokens are sent only between our own processes, so
 * a longer validity is a small risk.
 */
const clockToleranceSeconds = 5 * 60;

/** The claims of a token that one of the keys signed. The keys are tried in their order. */
const claimsOf = async (token: string, keys: readonly CryptoKey[]): Promise<JWTPayload> => {
  let refusal: unknown = new TypeError('there is no key');
  for (const key of keys) {
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer: callerTokenIssuer,
        algorithms: [callerTokenAlgorithm],
        requiredClaims: ['exp'],
        clockTolerance: clockToleranceSeconds,
      });
      return payload;
    } catch (error) {
      refusal = error;
      // Only a wrong signature can be accepted by another key.
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) break;
    }
  }
  throw refusal;
};

/**
 * Identifies the caller by the gateway's token only. Without a token the caller is a visitor. A token that is forged, expired,
 * without expiry, of another issuer or with an unknown role is refused with 401.
 * @param publicKeys PEM; a token may be signed with the key of any of them, so that gateways can rotate theirs one after the other
 */
export const caller = (publicKeys: readonly string[], roleNames: ProductTexts['roleNames']): Middleware => {
  const keys = Promise.all(publicKeys.map((pem) => importSPKI(pem, callerTokenAlgorithm)));
  const verify = async (token: string): Promise<SignedIn> => {
    const claims = CallerClaims.parse(await claimsOf(token, await keys));
    const { kind, sub: id, role, person } = claims;
    if (!Object.hasOwn(roleNames, role)) throw new TypeError('there is no such role');
    return { kind, id, role, ...(person && { personId: person }) };
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
