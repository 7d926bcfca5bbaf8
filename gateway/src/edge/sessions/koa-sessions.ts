import { randomBytes } from 'node:crypto';
import { type Logger, withTimeLimit } from '@setu/service-kit';
import type Keygrip from 'keygrip';
import Koa, { type Context } from 'koa';
import koaSession from 'koa-session';
import type { SessionStore, StoredSession } from './session-store';
import type { SessionKind } from './signed-in-session';

const hourMs = 3600 * 1000;
/** Lifetimes, renewed by use after half of them: a week for users, twelve hours for administrators. */
const maxAgeMs: Readonly<Record<SessionKind, number>> = { user: 7 * 24 * hourMs, admin: 12 * hourMs };
/** Timeout of the store: after it, a page is served without a session, and a call is answered 503. */
const readTimeoutMs = 2_000;
const cookieNames: Readonly<Record<SessionKind, string>> = { user: 'session', admin: 'admin_session' };

export interface KoaSessionOptions {
  kind: SessionKind;
  store: SessionStore;
  keys: Keygrip;
  logger: Logger;
  /** True behind TLS: the cookie is then `Secure` and bound to this host. */
  isSecure: boolean;
}

/** The session of koa-session, with precise types. */
type LiveSession = StoredSession & {
  manuallyCommit: () => Promise<void>;
  regenerate: () => Promise<void>;
};

/** The koa-session sessions of one kind. Each request has a separate context for them. */
export interface KoaSessions {
  cookieName: string;
  /** The request's context for this kind; it is made when it does not exist. */
  contextFor: (ctx: Context) => Context;
  /** The same; undefined when it does not exist yet. */
  existingContext: (ctx: Context) => Context | undefined;
  /** Reads the session of the request's cookie. */
  load: (own: Context) => Promise<void>;
  session: (own: Context) => LiveSession | null;
  /** True when the store could not be read. */
  hasFailed: (own: Context) => boolean;
  /** Ids made in this request: only they may be inserted. */
  freshIds: WeakMap<Context, string>;
  /** Ids that the store found. */
  foundIds: WeakMap<Context, string>;
}

/**
 * Sets up koa-session without its unsafe defaults: the id changes at sign-in (`regenerate`), and only ids made in this
 * request are inserted. koa-session allows one session per context, so each kind of session has separate contexts over the same
 * request and reply.
 */
export const makeKoaSessions = ({ kind, store, keys, logger, isSecure }: KoaSessionOptions): KoaSessions => {
  const app = new Koa();
  app.keys = keys;
  const cookieName = isSecure ? `__Host-${cookieNames[kind]}` : cookieNames[kind];
  const freshIds = new WeakMap<Context, string>();
  const foundIds = new WeakMap<Context, string>();
  const failures = new WeakSet<Context>();
  const contexts = new WeakMap<Context, Context>();

  type StoreContext = { ctx?: Context };
  const koaStore = {
    get: async (sid: string, _maxAge: number, { ctx: own }: StoreContext) => {
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
    set: async (sid: string, session: StoredSession, maxAge: number, { ctx: own }: StoreContext) => {
      const isFresh = own !== undefined && freshIds.get(own) === sid;
      await (isFresh ? store.insert(sid, session, maxAge) : store.update(sid, session, maxAge));
    },
    destroy: async (sid: string, { ctx: own }: StoreContext) => {
      if (!own || freshIds.get(own) !== sid) await store.destroy(sid);
    },
  };
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
      store: koaStore,
    },
    app,
  );

  return {
    cookieName,
    contextFor: (ctx) => {
      const known = contexts.get(ctx);
      if (known) return known;
      const own = app.createContext(ctx.req, ctx.res);
      // The public address uses TLS, even if the previous hop did not: secure cookies may be set.
      if (isSecure) own.cookies.secure = true;
      contexts.set(ctx, own);
      return own;
    },
    existingContext: (ctx) => contexts.get(ctx),
    load: async (own) => {
      await middleware(own, async () => undefined);
    },
    session: (own) => own.session as LiveSession | null,
    hasFailed: (own) => failures.has(own),
    freshIds,
    foundIds,
  };
};
