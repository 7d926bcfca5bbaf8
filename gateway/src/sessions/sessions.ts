import { randomBytes } from 'node:crypto';
import { UserRole } from '@setu/contracts';
import { type Logger, UpstreamError } from '@setu/service-kit';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import koaSession from 'koa-session';
import { z } from 'zod';
import type { SessionState, SignedInSession } from '../signed-in-session';
import { SessionEndedError, type SessionStore, type StoredSession } from './session-store';

/** A session lasts a week from its last half-week of use. */
const maxAgeMs = 7 * 24 * 3600 * 1000;

const SignedIn = z.object({ userId: z.guid(), role: UserRole, kind: z.enum(['user', 'admin']) });

interface Options {
  store: SessionStore;
  logger: Logger;
  /** True behind TLS: the cookie is then `Secure` and bound to this very host. */
  isSecure: boolean;
}

export interface Sessions {
  /** Reads the session of a request; must stand before whatever asks for it. */
  read: Middleware;
  /** Sends a renewed cookie if one is due. To be called before the reply's headers leave. */
  commit: (ctx: Context) => Promise<void>;
  /** Starts a session under a new id; whatever id the browser came with ends. */
  start: (ctx: Context, user: SignedInSession) => Promise<void>;
  /** Ends the session, here and in the browser. */
  end: (ctx: Context) => Promise<void>;
}

/** The live koa-session object behind its loose types. */
const live = (ctx: Context) =>
  ctx.session as
    | (StoredSession & { manuallyCommit: () => Promise<void>; regenerate: () => Promise<void> })
    | null;

const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/**
 * Sessions by koa-session, rows in Postgres. A visitor has none. koa-session's own habits that would harm are
 * turned off: the id changes at sign-in (`regenerate`), and only ids made in this request are inserted.
 */
export const makeSessions = (app: Koa, { store, logger, isSecure }: Options): Sessions => {
  const freshIds = new WeakMap<Context, string>();
  const failures = new WeakSet<Context>();
  const cookieName = sessionCookieName(isSecure);
  const middleware = koaSession(
    {
      key: cookieName,
      maxAge: maxAgeMs,
      renew: true,
      autoCommit: false,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      genid: (ctx: Context) => {
        const id = randomBytes(32).toString('base64url');
        freshIds.set(ctx, id);
        return id;
      },
      store: {
        get: async (sid: string, _maxAge: number, { ctx }: { ctx?: Context }) => {
          try {
            return await store.get(sid);
          } catch (err) {
            logger.error({ err }, 'the session could not be read');
            if (ctx) failures.add(ctx);
            return null;
          }
        },
        set: async (sid: string, session: StoredSession, maxAge: number, { ctx }: { ctx?: Context }) => {
          const isFresh = ctx !== undefined && freshIds.get(ctx) === sid;
          await (isFresh ? store.insert(sid, session, maxAge) : store.update(sid, session, maxAge));
        },
        destroy: async (sid: string, { ctx }: { ctx?: Context }) => {
          if (ctx && freshIds.get(ctx) === sid) return;
          await store.destroy(sid);
        },
      },
    },
    app,
  );
  const unavailable = (cause: unknown) =>
    new UpstreamError(503, 'Signing in and out does not work at the moment. Try again in a minute.', {
      cause,
      retryAfter: 10,
    });

  return {
    read: (ctx, next) => {
      // The public address says TLS, whatever the hop before us says: secure cookies may be set.
      if (isSecure) ctx.cookies.secure = true;
      // Most requests are visitors': koa-session would think up an id for each of them.
      if (ctx.cookies.get(cookieName, { signed: false }) === undefined) return next();
      return middleware(ctx, () => {
        const parsed = SignedIn.safeParse(live(ctx));
        const state: SessionState = {
          signedIn: parsed.success ? parsed.data : null,
          isKnown: !failures.has(ctx),
        };
        ctx.state.session = state;
        return next();
      });
    },
    commit: async (ctx) => {
      if (!ctx.state.session) return;
      try {
        await live(ctx)?.manuallyCommit();
      } catch (err) {
        // Ended meanwhile: no cookie goes out, and the next request finds nobody signed in.
        if (err instanceof SessionEndedError) return;
        logger.warn({ err }, 'the session could not be renewed');
      }
    },
    start: async (ctx, user) => {
      const session = live(ctx);
      if (!session) throw new Error('A session can only start where sessions are read');
      Object.assign(session, { userId: user.userId, role: user.role, kind: user.kind });
      await session.regenerate().catch((cause: unknown) => {
        throw unavailable(cause);
      });
    },
    end: async (ctx) => {
      const session = ctx.state.session ? live(ctx) : null;
      if (!session) return;
      ctx.session = null;
      await session.manuallyCommit().catch((cause: unknown) => {
        throw unavailable(cause);
      });
    },
  };
};
