import type { CallerClaims, UserRole } from '@setu/contracts';
import type { Context } from 'koa';

/** The user's session, and the administrator's, a second one beside it. */
export type SessionKind = CallerClaims['kind'];

/** Whom a session stands for. */
export interface SignedInSession {
  userId: string;
  role: UserRole;
  kind: SessionKind;
  /** Version of the account that the role is of; 0 while none is known. */
  version: number;
}

/** What the session middleware found out about a request. */
export interface SessionState {
  /** Null: nobody is signed in, as far as we know. */
  signedIn: SignedInSession | null;
  /** False when there is a session cookie and the store could not be asked. */
  isKnown: boolean;
}

/** Both sessions of a request, as far as its address has to do with them. */
export type SessionStates = Partial<Record<SessionKind, SessionState>>;

/** Administrators' calls go by the administrator session alone, all others by the user's. */
export const sessionKindOf = (path: string): SessionKind =>
  path.startsWith('/api/admin/') ? 'admin' : 'user';

/** A session of a request, read by the session middleware. */
export const sessionOf = (ctx: Context, kind: SessionKind): SessionState =>
  (ctx.state.sessions as SessionStates | undefined)?.[kind] ?? { signedIn: null, isKnown: true };
