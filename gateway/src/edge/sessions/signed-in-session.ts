import type { CallerClaims, Role } from '@setu/protocol';
import type { Context } from 'koa';

/** Kinds of sessions: the user's, and the administrator's, which is separate. */
export type SessionKind = CallerClaims['kind'];

/** The person of a session. */
export interface SignedInSession {
  userId: string;
  role: Role;
  kind: SessionKind;
  /** Version of the account with this role; 0 when it is not known. */
  version: number;
  /** The brand that the person works for; null when there is none. */
  worksFor: string | null;
  /** The person, when the session acts for a brand. */
  personId?: string;
}

/** The caller: the person, or for calls on behalf of a brand the brand that the person works for. */
export const callerOf = (session: SignedInSession | null, isOnBehalf: boolean): SignedInSession | null =>
  session?.kind === 'user' && session.worksFor !== null && isOnBehalf
    ? { ...session, userId: session.worksFor, personId: session.userId }
    : session;

/** The state of one session of a request. */
export interface SessionState {
  /** Null when signed out, or when the store could not be read. */
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
