import { createHash } from 'node:crypto';

import type { Knex } from 'knex';
import { type Account, saveAccounts } from './accounts';
import type { SessionKind } from './signed-in-session';

/** The session's row is gone: it ended in another request, and stays ended. */
export class SessionEndedError extends Error {}

/** What koa-session stores: our fields and its own (`_expire`, `_maxAge`). */
export interface StoredSession {
  userId?: string;
  role?: string;
  kind?: string;
  /** Version of the account when the session began; missing in sessions of releases before it was stored. */
  since?: number;
  [field: string]: unknown;
}

export interface SessionStore {
  /** The session with the account's present role and version; an administrator's only while the user is one. */
  get: (sid: string, kind: SessionKind) => Promise<StoredSession | null>;
  /**
   * Inserts a session under an id that this very request made.
   * @throws SessionEndedError when the user lost the role or changed the password meanwhile
   */
  insert: (sid: string, session: StoredSession, maxAgeMs: number) => Promise<void>;
  /** @throws SessionEndedError when the session is no longer there */
  update: (sid: string, session: StoredSession, maxAgeMs: number) => Promise<void>;
  destroy: (sid: string) => Promise<void>;
  /** Ends every other session of the user, administrator sessions included. */
  destroyOthers: (sid: string, userId: string) => Promise<void>;
  /** Saves an account's state and ends the sessions it no longer allows. */
  saveAccount: (account: Account) => Promise<void>;
  /** Deletes expired sessions. @returns how many */
  prune: () => Promise<number>;
}

const hashOf = (sid: string) => createHash('sha256').update(sid).digest();
const expiry = (maxAgeMs: number) => new Date(Date.now() + maxAgeMs);

/**
 * Sessions in Postgres. Insert and update are two calls and never one upsert: a request that was under way
 * while its session ended must not bring the session back.
 */
export const makeSessionStore = (db: Knex): SessionStore => ({
  get: async (sid, kind) => {
    const row: { sess: StoredSession; role: string | null; version: number | null } | undefined = await db(
      'gateway.sessions as s',
    )
      .leftJoin('gateway.accounts as a', 'a.user_id', 's.user_id')
      .where({ 's.sid_hash': hashOf(sid), 's.kind': kind })
      .where('s.expire', '>', db.fn.now())
      .first('s.sess', 'a.role', 'a.version');
    if (!row) return null;
    const role = row.role ?? row.sess.role;
    return kind === 'admin' && role !== 'admin' ? null : { ...row.sess, role, version: row.version ?? 0 };
  },
  insert: async (sid, session, maxAgeMs) => {
    // `for share` locks the account: a role that changes at this moment waits, then finds the session and can end it.
    const { rowCount } = await db.raw(
      `insert into gateway.sessions (sid_hash, kind, user_id, sess, expire)
        select ?::bytea, ?::text, user_id, ?::jsonb, ?::timestamptz from gateway.accounts
        where user_id = ?::uuid and (?::text = 'user' or role = 'admin') and (?::integer = 0 or sessions_from <= ?)
        for share`,
      [
        hashOf(sid),
        session.kind ?? null,
        JSON.stringify(session),
        expiry(maxAgeMs),
        session.userId ?? null,
        session.kind ?? null,
        session.since ?? 0,
        session.since ?? 0,
      ],
    );
    if (rowCount === 0) throw new SessionEndedError();
  },
  update: async (sid, session, maxAgeMs) => {
    const updated = await db('gateway.sessions')
      .where({ sid_hash: hashOf(sid) })
      .where('expire', '>', db.fn.now())
      .update({ sess: JSON.stringify(session), expire: expiry(maxAgeMs) });
    if (updated === 0) throw new SessionEndedError();
  },
  destroy: async (sid) => {
    await db('gateway.sessions')
      .where({ sid_hash: hashOf(sid) })
      .delete();
  },
  destroyOthers: async (sid, userId) => {
    await db('gateway.sessions').where('user_id', userId).whereNot('sid_hash', hashOf(sid)).delete();
  },
  saveAccount: (account) => db.transaction((trx) => saveAccounts(trx, [account])),
  prune: () => db('gateway.sessions').where('expire', '<=', db.fn.now()).delete(),
});
