import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** The row a save was meant for is gone: the session ended elsewhere meanwhile, and stays ended. */
export class SessionEndedError extends Error {}

/** What koa-session keeps: our fields and its own (`_expire`, `_maxAge`). */
export interface StoredSession {
  userId?: string;
  role?: string;
  kind?: string;
  [field: string]: unknown;
}

export interface SessionStore {
  get: (sid: string) => Promise<StoredSession | null>;
  /** Saves under an id made in this very request. */
  insert: (sid: string, session: StoredSession, maxAgeMs: number) => Promise<void>;
  /** @throws SessionEndedError when the session is no longer there */
  update: (sid: string, session: StoredSession, maxAgeMs: number) => Promise<void>;
  destroy: (sid: string) => Promise<void>;
  /** Deletes what has expired; answers how many rows. */
  prune: () => Promise<number>;
}

const hashOf = (sid: string) => createHash('sha256').update(sid).digest();
const expiry = (maxAgeMs: number) => new Date(Date.now() + maxAgeMs);

/**
 * Sessions in Postgres. Insert and update are two calls and never one upsert: a request that was under way
 * while its session ended must not bring the session back.
 */
export const makeSessionStore = (db: Knex): SessionStore => {
  const live = (sid: string) =>
    db('gateway.sessions')
      .where({ sid_hash: hashOf(sid) })
      .where('expire', '>', db.fn.now());
  return {
    get: async (sid) => {
      const row = (await live(sid).first('sess')) as { sess: StoredSession } | undefined;
      return row?.sess ?? null;
    },
    insert: async (sid, session, maxAgeMs) => {
      await db('gateway.sessions').insert({
        sid_hash: hashOf(sid),
        kind: session.kind,
        user_id: session.userId,
        sess: JSON.stringify(session),
        expire: expiry(maxAgeMs),
      });
    },
    update: async (sid, session, maxAgeMs) => {
      const updated = await live(sid).update({ sess: JSON.stringify(session), expire: expiry(maxAgeMs) });
      if (updated === 0) throw new SessionEndedError();
    },
    destroy: async (sid) => {
      await db('gateway.sessions')
        .where({ sid_hash: hashOf(sid) })
        .delete();
    },
    prune: () => db('gateway.sessions').where('expire', '<=', db.fn.now()).delete(),
  };
};
