import type { AccountState } from '@setu/protocol';
import type { Logger } from '@setu/service-kit';
import type Keygrip from 'keygrip';
import type { Context, Middleware } from 'koa';
import type { Sites } from '../sites/sites';
import { makeCookieSession, sessionsUnavailable } from './cookie-session';
import type { Held } from './held-open';
import type { SessionChanges } from './session-changes';
import { type ListedSession, type SessionStore, sessionHash } from './session-store';
import { type SessionKind, type SessionStates, sessionKindOf, sessionOf } from './signed-in-session';

interface Options {
  store: SessionStore;
  /** Keys that sign the cookies. */
  keys: Keygrip;
  logger: Logger;
  /** True behind TLS. */
  isSecure: boolean;
  /** Whether the sessions of a kind exist at the host of a request. */
  hasSessions: Sites['hasSessions'];
  /** Called when sessions of an account may have ended. */
  onEnded?: (userId: string) => void;
}

export interface Sessions {
  /** Reads the sessions of a request. Must come before every middleware that uses them. */
  read: Middleware;
  /** Sends renewed cookies if they are due. Call it before the reply's headers are sent. */
  commit: (ctx: Context) => Promise<void>;
  /** Applies the session changes of a reply of identity. @throws UpstreamError 503 when they cannot be stored */
  applyChanges: (ctx: Context, changes: SessionChanges) => Promise<void>;
  /** Ends the user's session, here and in the browser. */
  end: (ctx: Context) => Promise<void>;
  /** The sessions of the caller's account; null when signed out. @throws UpstreamError 503 without the store */
  own: (ctx: Context) => OwnSessions | null;
  /** The session and account for which a call holds something open; null when signed out. @throws UpstreamError 503 without the store */
  holder: (ctx: Context) => Omit<Held, 'end'> | null;
}

/** The sessions of one account, seen from one of them. */
interface OwnSessions {
  list: (limit: number) => Promise<ListedSession[]>;
  /** Ends one of them, which may be the caller's. Does nothing when the account does not have this session. */
  end: (id: string) => Promise<void>;
  /** @returns how many ended */
  endOthers: () => Promise<number>;
}

/** A page may need both sessions, a call needs only one. */
const kindsOf = (path: string): SessionKind[] =>
  path.startsWith('/api/') ? [sessionKindOf(path)] : ['user', 'admin'];

/** The user's session and the administrator's: two independent sessions of one browser. */
export const makeSessions = ({
  store,
  hasSessions,
  onEnded = () => undefined,
  ...options
}: Options): Sessions => {
  const sessions = {
    user: makeCookieSession({ ...options, store, kind: 'user' }),
    admin: makeCookieSession({ ...options, store, kind: 'admin' }),
  };

  const statesOf = (ctx: Context) => ctx.state.sessions as SessionStates | undefined;

  /** Only writes a state that the sessions do not have yet, because a page reads its user at every request. */
  const saveAccount = async (ctx: Context, account: AccountState) => {
    const known = Object.values(statesOf(ctx) ?? {}).map(({ signedIn }) => signedIn);
    const isKnown = known.some(
      (session) => session?.userId === account.userId && session.version >= account.version,
    );
    if (isKnown) return;
    await store.saveAccount(account).catch((cause: unknown) => {
      throw sessionsUnavailable(cause);
    });
    onEnded(account.userId);
  };

  const endOthers = async (ctx: Context) => {
    const id = sessions.user.idOf(ctx);
    const user = statesOf(ctx)?.user?.signedIn;
    if (id === null || !user) return;
    await store.destroyOthers(id, user.userId).catch((cause: unknown) => {
      throw sessionsUnavailable(cause);
    });
    onEnded(user.userId);
  };

  /** The user's session of a request; null when signed out. */
  const currentOf = (ctx: Context) => {
    const { signedIn, isKnown } = sessionOf(ctx, 'user');
    if (!isKnown) throw sessionsUnavailable(null);
    const sid = sessions.user.idOf(ctx);
    return signedIn && sid !== null ? { signedIn, sid } : null;
  };

  return {
    read: async (ctx, next) => {
      const states: SessionStates = {};
      if (ctx.req.headers.cookie !== undefined)
        for (const kind of kindsOf(ctx.path))
          if (hasSessions(ctx, kind)) states[kind] = await sessions[kind].read(ctx);
      ctx.state.sessions = states;
      await next();
    },
    commit: async (ctx) => {
      if (ctx.req.headers.cookie === undefined) return;
      await sessions.user.commit(ctx);
      await sessions.admin.commit(ctx);
    },
    applyChanges: async (ctx, { account, command }) => {
      const changesPassword = command !== null && 'endOthers' in command;
      // First, because saving the account's state ends every session of an older version, including this one.
      if (changesPassword) await sessions.user.rotate(ctx, account?.version ?? null);
      if (account) await saveAccount(ctx, account);
      if (!command) return;
      if ('start' in command) await sessions.user.start(ctx, command.start);
      else if ('startAdmin' in command)
        await sessions.admin.start(ctx, { ...command.startAdmin, role: 'admin' });
      else if ('endAdmin' in command) await sessions.admin.end(ctx);
      else await endOthers(ctx);
    },
    end: async (ctx) => {
      const { signedIn } = sessionOf(ctx, 'user');
      await sessions.user.end(ctx);
      if (signedIn) onEnded(signedIn.userId);
    },
    own: (ctx) => {
      const current = currentOf(ctx);
      if (!current) return null;
      const { sid, signedIn } = current;
      return {
        list: (limit) => store.list(sid, signedIn.userId, limit),
        end: async (id) => {
          const { wasCurrent } = await store.destroyById(id, signedIn.userId, sid);
          if (wasCurrent) await sessions.user.end(ctx);
          onEnded(signedIn.userId);
        },
        endOthers: async () => {
          const ended = await store.destroyOthers(sid, signedIn.userId);
          onEnded(signedIn.userId);
          return ended;
        },
      };
    },
    holder: (ctx) => {
      const current = currentOf(ctx);
      if (!current) return null;
      const { userId, worksFor } = current.signedIn;
      return { userId: worksFor ?? userId, personId: userId, session: sessionHash(current.sid) };
    },
  };
};
