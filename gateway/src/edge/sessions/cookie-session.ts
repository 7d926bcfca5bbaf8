import type { Role } from '@setu/protocol';
import { UpstreamError } from '@setu/service-kit';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Account } from './accounts';
import { deviceName } from './device-name';
import { type KoaSessionOptions, makeKoaSessions } from './koa-sessions';
import { SessionEndedError } from './session-store';
import type { SessionState } from './signed-in-session';

const SignedIn = z.object({
  userId: z.guid(),
  role: z.custom<Role>((role) => typeof role === 'string'),
  kind: z.enum(['user', 'admin']),
  version: z.int(),
  worksFor: z.guid().nullable().default(null),
});

/** Sessions of one kind, with their own cookie. */
export interface CookieSession {
  /** The session of a request. */
  read: (ctx: Context) => Promise<SessionState>;
  /** Sends a renewed cookie if it is due. Call it before the reply's headers are sent. */
  commit: (ctx: Context) => Promise<void>;
  /** Starts a session with a new id, and ends the previous session of the browser. */
  start: (ctx: Context, account: Account) => Promise<void>;
  /**
   * Gives the current session a new id, so that copies of the old cookie are no longer valid.
   * @param since version of the account from which the session is valid; null to keep the old one
   */
  rotate: (ctx: Context, since: number | null) => Promise<void>;
  /** Ends the session, here and in the browser. */
  end: (ctx: Context) => Promise<void>;
  /** The current id of the session; null when no session was read. */
  idOf: (ctx: Context) => string | null;
}

/** The reply when the store cannot be written. */
export const sessionsUnavailable = (cause: unknown) =>
  new UpstreamError(503, 'Signing in and out does not work at the moment. Try again in a minute.', {
    cause,
    retryAfter: 10,
  });

/** Sessions by koa-session, with rows in Postgres. Visitors have no session. */
export const makeCookieSession = ({ store, kind, logger, ...options }: KoaSessionOptions): CookieSession => {
  const sessions = makeKoaSessions({ store, kind, logger, ...options });
  const { freshIds, foundIds } = sessions;
  /** Contexts whose session was read. */
  const wasRead = new WeakSet<Context>();

  return {
    read: async (ctx) => {
      // Most requests come from visitors, and koa-session would create an id for each.
      if (ctx.cookies.get(sessions.cookieName, { signed: false }) === undefined)
        return { signedIn: null, isKnown: true };
      const own = sessions.contextFor(ctx);
      await sessions.load(own);
      wasRead.add(own);
      const parsed = SignedIn.safeParse(sessions.session(own));
      return { signedIn: parsed.success ? parsed.data : null, isKnown: !sessions.hasFailed(own) };
    },
    commit: async (ctx) => {
      const own = sessions.existingContext(ctx);
      if (!own || !wasRead.has(own)) return;
      try {
        await sessions.session(own)?.manuallyCommit();
      } catch (err) {
        // The session ended in the meantime: no cookie is sent, and the next request is signed out.
        if (err instanceof SessionEndedError) return;
        logger.warn({ err }, 'the session could not be renewed');
      }
    },
    start: async (ctx, account) => {
      const session = sessions.session(sessions.contextFor(ctx));
      if (!session) throw new Error('A session that ended in this request cannot start in it');
      Object.assign(session, {
        userId: account.userId,
        role: account.role,
        kind,
        since: account.version,
        device: deviceName(ctx.get('user-agent')),
      });
      try {
        await store.saveAccount(account);
        await session.regenerate();
      } catch (cause) {
        throw sessionsUnavailable(cause);
      }
    },
    rotate: async (ctx, since) => {
      const own = sessions.existingContext(ctx);
      const session = own && foundIds.has(own) ? sessions.session(own) : null;
      if (!own || !session) return;
      if (since !== null) session.since = since;
      await session.regenerate().catch((cause: unknown) => {
        throw sessionsUnavailable(cause);
      });
      const id = freshIds.get(own);
      if (id !== undefined) foundIds.set(own, id);
    },
    end: async (ctx) => {
      const own = sessions.existingContext(ctx);
      const session = own && wasRead.has(own) ? sessions.session(own) : null;
      if (!own || !session) return;
      own.session = null;
      await session.manuallyCommit().catch((cause: unknown) => {
        throw sessionsUnavailable(cause);
      });
    },
    idOf: (ctx) => {
      const own = sessions.existingContext(ctx);
      return (own && foundIds.get(own)) ?? null;
    },
  };
};
