import type { AccountState } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type Keygrip from 'keygrip';
import type { Context, Middleware } from 'koa';
import { makeCookieSession, sessionsUnavailable } from './cookie-session';
import type { SessionChanges } from './session-changes';
import type { SessionStore } from './session-store';
import { type SessionKind, type SessionStates, sessionKindOf } from './signed-in-session';

interface Options {
  store: SessionStore;
  /** What cookies are signed with. */
  keys: Keygrip;
  logger: Logger;
  /** True behind TLS. */
  isSecure: boolean;
}

export interface Sessions {
  /** Reads the sessions of a request; must stand before whatever asks for them. */
  read: Middleware;
  /** Sends renewed cookies if any are due. To be called before the reply's headers leave. */
  commit: (ctx: Context) => Promise<void>;
  /** Does what the identity service says. @throws UpstreamError 503 when it cannot be stored */
  applySessionChanges: (ctx: Context, orders: SessionChanges) => Promise<void>;
  /** Ends the user's session, here and in the browser. */
  end: (ctx: Context) => Promise<void>;
}

/** A page may have to do with both sessions, a call with one. */
const kindsOf = (path: string): SessionKind[] =>
  path.startsWith('/api/') ? [sessionKindOf(path)] : ['user', 'admin'];

/** The user's session and the administrator's, side by side in one browser and apart from each other. */
export const makeSessions = ({ store, ...options }: Options): Sessions => {
  const sessions = {
    user: makeCookieSession({ ...options, store, kind: 'user' }),
    admin: makeCookieSession({ ...options, store, kind: 'admin' }),
  };

  const statesOf = (ctx: Context) => ctx.state.sessions as SessionStates | undefined;

  /** Writes only what is news: a page reads its user at every request. */
  const learn = async (ctx: Context, account: AccountState) => {
    const known = Object.values(statesOf(ctx) ?? {}).map(({ signedIn }) => signedIn);
    const isKnown = known.some(
      (session) => session?.userId === account.userId && session.version >= account.version,
    );
    if (isKnown) return;
    await store.learn(account).catch((cause: unknown) => {
      throw sessionsUnavailable(cause);
    });
  };

  const endOthers = async (ctx: Context) => {
    const id = sessions.user.idOf(ctx);
    const user = statesOf(ctx)?.user?.signedIn;
    if (id === null || !user) return;
    await store.destroyOthers(id, user.userId).catch((cause: unknown) => {
      throw sessionsUnavailable(cause);
    });
  };

  return {
    read: async (ctx, next) => {
      const states: SessionStates = {};
      for (const kind of kindsOf(ctx.path)) states[kind] = await sessions[kind].read(ctx);
      ctx.state.sessions = states;
      await next();
    },
    commit: async (ctx) => {
      await sessions.user.commit(ctx);
      await sessions.admin.commit(ctx);
    },
    applySessionChanges: async (ctx, { account, command }) => {
      const changesPassword = command !== null && 'endOthers' in command;
      // Before the account's state is stored, which ends every session of an older version, this one too.
      if (changesPassword) await sessions.user.rotate(ctx, account?.version ?? null);
      if (account) await learn(ctx, account);
      if (!command) return;
      if ('start' in command) await sessions.user.start(ctx, command.start);
      else if ('startAdmin' in command)
        await sessions.admin.start(ctx, { ...command.startAdmin, role: 'admin' });
      else if ('endAdmin' in command) await sessions.admin.end(ctx);
      else await endOthers(ctx);
    },
    end: sessions.user.end,
  };
};
