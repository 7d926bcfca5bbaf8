import { randomBytes } from 'node:crypto';
import { UserRole } from '@setu/contracts';
import { type Logger, UpstreamError, withTimeLimit } from '@setu/service-kit';
import type Keygrip from 'keygrip';
import Koa, { type Context } from 'koa';
import koaSession from 'koa-session';
import { z } from 'zod';
import type { Account } from './accounts';
import { SessionEndedError, type SessionStore, type StoredSession } from './session-store';
import type { SessionKind, SessionState } from './signed-in-session';

const SignedIn = z.object({
  userId: z.guid(),
  role: UserRole,
  kind: z.enum(['user', 'admin']),
  version: z.int(),
});

const hourMs = 3600 * 1000;
/** A user's session lasts a week from its last half-week of use; an administrator's twelve hours from its last six. */
const maxAgeMs: Readonly<Record<SessionKind, number>> = { user: 7 * 24 * hourMs, admin: 12 * hourMs };
/** Longest wait for the store, ms: a page goes on without a session then, a call answers 503. */
const readTimeoutMs = 2_000;
const cookieNames: Readonly<Record<SessionKind, string>> = { user: 'session', admin: 'admin_session' };

interface Options {
  kind: SessionKind;
  store: SessionStore;
  keys: Keygrip;
  logger: Logger;
  /** True behind TLS: the cookie is then `Secure` and bound to this very host. */
  isSecure: boolean;
}

/** Sessions of one kind, each behind a cookie of its own. */
export interface CookieSession {
  /** What session a request comes with. */
  read: (ctx: Context) => Promise<SessionState>;
  /** Sends a renewed cookie if one is due. To be called before the reply's headers leave. */
  commit: (ctx: Context) => Promise<void>;
  /** Starts a session under a new id; whatever id the browser came with ends. */
  start: (ctx: Context, account: Account) => Promise<void>;
  /**
   * Gives the session that was read a new id, so that copies of the old cookie are worth nothing.
   * @param since version of the account from which it is valid; null: as before
   */
  rotate: (ctx: Context, since: number | null) => Promise<void>;
  /** Ends the session, here and in the browser. */
  end: (ctx: Context) => Promise<void>;
  /** Id of the session as it is now; null where none was read. */
  idOf: (ctx: Context) => string | null;
}

/** The live koa-session object behind its loose types. */
const live = (own: Context) =>
  own.session as
    | (StoredSession & { manuallyCommit: () => Promise<void>; regenerate: () => Promise<void> })
    | null;

/** The reply when the store cannot be written. */
export const sessionsUnavailable = (cause: unknown) =>
  new UpstreamError(503, 'Signing in and out does not work at the moment. Try again in a minute.', {
    cause,
    retryAfter: 10,
  });

/**
 * Sessions by koa-session, rows in Postgres. A visitor has none. koa-session's own habits that would harm are
 * turned off: the id changes at sign-in (`regenerate`), and only ids made in this request are inserted. It knows one
 * session a context, so each kind has contexts of its own over the same request and reply.
 */
export const makeCookieSession = ({ kind, store, keys, logger, isSecure }: Options): CookieSession => {
  const app = new Koa();
  app.keys = keys;
  const cookieName = isSecure ? `__Host-${cookieNames[kind]}` : cookieNames[kind];
  const freshIds = new WeakMap<Context, string>();
  const foundIds = new WeakMap<Context, string>();
  const failures = new WeakSet<Context>();
  const middleware = koaSession(
    {
      key: cookieName,
      maxAge: maxAgeMs[kind],
      renew: true,
      autoCommit: false,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      genid: (own: Context) => {
        const id = randomBytes(32).toString('base64url');
        freshIds.set(own, id);
        return id;
      },
      store: {
        get: async (sid: string, _maxAge: number, { ctx: own }: { ctx?: Context }) => {
          try {
            const found = await withTimeLimit(store.get(sid, kind), readTimeoutMs);
            if (found && own) foundIds.set(own, sid);
            return found;
          } catch (err) {
            logger.error({ err }, 'the session could not be read');
            if (own) failures.add(own);
            return null;
          }
        },
        set: async (sid: string, session: StoredSession, maxAge: number, { ctx: own }: { ctx?: Context }) => {
          const isFresh = own !== undefined && freshIds.get(own) === sid;
          await (isFresh ? store.insert(sid, session, maxAge) : store.update(sid, session, maxAge));
        },
        destroy: async (sid: string, { ctx: own }: { ctx?: Context }) => {
          if (!own || freshIds.get(own) !== sid) await store.destroy(sid);
        },
      },
    },
    app,
  );

  const contexts = new WeakMap<Context, Context>();
  const ownContext = (ctx: Context): Context => {
    const known = contexts.get(ctx);
    if (known) return known;
    const own = app.createContext(ctx.req, ctx.res);
    // The public address says TLS, whatever the hop before us says: secure cookies may be set.
    if (isSecure) own.cookies.secure = true;
    contexts.set(ctx, own);
    return own;
  };
  /** Contexts whose session was read. */
  const wasRead = new WeakSet<Context>();

  return {
    read: async (ctx) => {
      // Most requests are visitors': koa-session would think up an id for each of them.
      if (ctx.cookies.get(cookieName, { signed: false }) === undefined)
        return { signedIn: null, isKnown: true };
      const own = ownContext(ctx);
      await middleware(own, async () => undefined);
      wasRead.add(own);
      const parsed = SignedIn.safeParse(live(own));
      return { signedIn: parsed.success ? parsed.data : null, isKnown: !failures.has(own) };
    },
    commit: async (ctx) => {
      const own = contexts.get(ctx);
      if (!own || !wasRead.has(own)) return;
      try {
        await live(own)?.manuallyCommit();
      } catch (err) {
        // Ended meanwhile: no cookie goes out, and the next request finds nobody signed in.
        if (err instanceof SessionEndedError) return;
        logger.warn({ err }, 'the session could not be renewed');
      }
    },
    start: async (ctx, account) => {
      const session = live(ownContext(ctx));
      if (!session) throw new Error('A session that ended in this request cannot start in it');
      Object.assign(session, { userId: account.userId, role: account.role, kind, since: account.version });
      try {
        await store.learn(account);
        await session.regenerate();
      } catch (cause) {
        throw sessionsUnavailable(cause);
      }
    },
    rotate: async (ctx, since) => {
      const own = contexts.get(ctx);
      const session = own && foundIds.has(own) ? live(own) : null;
      if (!own || !session) return;
      if (since !== null) session.since = since;
      await session.regenerate().catch((cause: unknown) => {
        throw sessionsUnavailable(cause);
      });
      const id = freshIds.get(own);
      if (id !== undefined) foundIds.set(own, id);
    },
    end: async (ctx) => {
      const own = contexts.get(ctx);
      const session = own && wasRead.has(own) ? live(own) : null;
      if (!own || !session) return;
      own.session = null;
      await session.manuallyCommit().catch((cause: unknown) => {
        throw sessionsUnavailable(cause);
      });
    },
    idOf: (ctx) => {
      const own = contexts.get(ctx);
      return (own && foundIds.get(own)) ?? null;
    },
  };
};
