import type { CallerClaims, Role } from '@setu/protocol';
import type { Context } from 'koa';

/** The user's session, and the administrator's, which is a second one. */
export type SessionKind = CallerClaims['kind'];

/** The person of a session. */
export interface SignedInSession {
  userId: string;
  role: Role;
  kind: SessionKind;
  /** Version of the account with this role; 0 while none is known. */
  version: number;
  /** The brand in whose account the person works; null: none. */
  worksFor: string | null;
  /** The person, where the session speaks for a brand. */
  personId?: string;
}

/** Who makes a call: the person, or the brand for which the person works where the call is made on its behalf. */
export const callerOf = (session: SignedInSession | null, isOnBehalf: boolean): SignedInSession | null =>
  session?.kind === 'user' && session.worksFor !== null && isOnBehalf
    ? { ...session, userId: session.worksFor, personId: session.userId }
    : session;

/** What is known of one session of a request. */
export interface SessionState {
  /** Null when nobody is signed in, or the store could not be read. */
  signedIn: SignedInSession | null;
  /** False when there is a session cookie and the store could not be read. */
  isKnown: boolean;
}

/** The sessions of a request that its address needs. */
export type SessionStates = Partial<Record<SessionKind, SessionState>>;

/** Calls below /api/admin/ use the administrator session only, all others the user's. */
export const sessionKindOf = (path: string): SessionKind =>
  path.startsWith('/api/admin/') ? 'admin' : 'user';

/** A session of a request, read by the session middleware. */
export const sessionOf = (ctx: Context, kind: SessionKind): SessionState =>
  (ctx.state.sessions as SessionStates | undefined)?.[kind] ?? { signedIn: null, isKnown: true };
