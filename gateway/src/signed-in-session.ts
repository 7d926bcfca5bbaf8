import type { CallerClaims, UserRole } from '@setu/contracts';
import type { Context } from 'koa';

/** Whom a session stands for. */
export interface SignedInSession {
  userId: string;
  role: UserRole;
  /** The administrator's session is a second one, beside the user's. */
  kind: CallerClaims['kind'];
}

/** What the session middleware found out about a request. */
export interface SessionState {
  /** Null: nobody is signed in, as far as we know. */
  signedIn: SignedInSession | null;
  /** False when there is a session cookie and the store could not be asked. */
  isKnown: boolean;
}

/** The session of a request, read by the session middleware. */
export const sessionOf = (ctx: Context): SessionState =>
  (ctx.state.session as SessionState | undefined) ?? { signedIn: null, isKnown: true };
