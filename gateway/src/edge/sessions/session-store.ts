import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { type Account, saveAccounts } from './accounts';
import type { SessionKind } from './signed-in-session';

/** The session's row no longer exists: it ended in another request, and must not be restored. */
export class SessionEndedError extends Error {}

/** The session in koa-session: our fields and its own (`_expire`, `_maxAge`). */
export interface StoredSession {
  userId?: string;
  role?: string;
  kind?: string;
  /** Version of the account when the session began; missing in sessions of older releases. */
  since?: number;
  /** Browser and system that signed in; missing in sessions of older releases. */
  device?: string | null;
  [field: string]: unknown;
}

/** One session in the list of a person's sessions. */
export interface ListedSession {
  id: string;
  kind: SessionKind;
  /** Browser and system from the headers of the sign-in; null when they named none. */
  device: string | null;
  /** RFC 3339. */
  startedAt: string;
  /** RFC 3339, accurate to an hour. */
  lastUsedAt: string;
  isCurrent: boolean;
}

export interface SessionStore {
  /** The session with the account's current role, version and brand; an administrator's only while the user has that role. */
  get: (sid: string, kind: SessionKind) => Promise<StoredSession | null>;
  /**
   * Inserts a session with an id that this request made.
   * @throws SessionEndedError when the user lost the role or changed the password in the meantime
   */
  insert: (sid: string, session: StoredSession, maxAgeMs: number) => Promise<void>;
  /** @throws SessionEndedError when the session no longer exists */
  update: (sid: string, session: StoredSession, maxAgeMs: number) => Promise<void>;
  destroy: (sid: string) => Promise<void>;
  /** Ends every other session of the user, administrator sessions included. @returns how many */
  destroyOthers: (sid: string, userId: string) => Promise<number>;
  /** The user's sessions, administrator sessions included, last used first; `sid` is the current one. */
  list: (sid: string, userId: string, limit: number) => Promise<ListedSession[]>;
  /** Ends the session with this id if it is the user's. @returns whether it was the current one */
  destroyById: (id: string, userId: string, sid: string) => Promise<{ wasCurrent: boolean }>;
  /** Saves an account's state and ends the sessions that it no longer allows. */
  saveAccount: (account: Account) => Promise<void>;
  /** Deletes expired sessions. @returns how many */
  prune: () => Promise<number>;
}

/** The stored form of a session's id. */
export const sessionHash = (sid: string): Buffer => createHash('sha256').update(sid).digest();
/** Accuracy of the stored last use of a session, ms. */
const usedEveryMs = 60 * 60 * 1000;
/** Rows use the clock of the database, because gateways on other machines compare the times. */
const expiry = `now() + ? * interval '1 millisecond'`;

interface SessionRow {
  id: string;
  kind: SessionKind;
  sess: StoredSession;
  sid_hash: Buffer;
  created_at: Date;
  used_at: Date;
}

/**
 * Sessions in Postgres. Insert and update are separate calls and not an upsert: a request that was running while its session ended
 * must not restore the session.
 */
export const makeSessionStore = (db: Knex): SessionStore => ({
  get: async (sid, kind) => {
    const row:
      | {
          sess: StoredSession;
          role: string | null;
          version: number | null;
          worksFor: string | null;
          isUsedLongAgo: boolean;
        }
      | undefined = await db('gateway.sessions as s')
      .leftJoin('gateway.accounts as a', 'a.user_id', 's.user_id')
      .where({ 's.sid_hash': sessionHash(sid), 's.kind': kind })
      .where('s.expire', '>', db.fn.now())
      .first(
        's.sess',
        'a.role',
        'a.version',
        'a.works_for as worksFor',
        db.raw(`s.used_at < now() - ? * interval '1 millisecond' as "isUsedLongAgo"`, [usedEveryMs]),
      );
    if (!row) return null;
    if (row.isUsedLongAgo)
      await db('gateway.sessions')
        .where({ sid_hash: sessionHash(sid) })
        .update({ used_at: db.fn.now() });
    const role = row.role ?? row.sess.role;
    return kind === 'admin' && role !== 'admin'
      ? null
      : { ...row.sess, role, version: row.version ?? 0, worksFor: row.worksFor };
  },
  insert: async (sid, session, maxAgeMs) => {
    // `for share` locks the account: a concurrent role change waits, then finds the session and can end it.
    const { rowCount } = await db.raw(
      `insert into gateway.sessions (sid_hash, kind, user_id, sess, expire)
        select ?::bytea, ?::text, user_id, ?::jsonb, ${expiry} from gateway.accounts
        where user_id = ?::uuid and (?::text = 'user' or role = 'admin') and (?::integer = 0 or sessions_from <= ?)
        for share`,
      [
        sessionHash(sid),
        session.kind ?? null,
        JSON.stringify(session),
        maxAgeMs,
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
      .where({ sid_hash: sessionHash(sid) })
      .where('expire', '>', db.fn.now())
      .update({ sess: JSON.stringify(session), expire: db.raw(expiry, [maxAgeMs]) });
    if (updated === 0) throw new SessionEndedError();
  },
  destroy: async (sid) => {
    await db('gateway.sessions')
      .where({ sid_hash: sessionHash(sid) })
      .delete();
  },
  destroyOthers: (sid, userId) =>
    db('gateway.sessions').where('user_id', userId).whereNot('sid_hash', sessionHash(sid)).delete(),
  list: async (sid, userId, limit) => {
    const current = sessionHash(sid);
    const rows: SessionRow[] = await db('gateway.sessions')
      .where('user_id', userId)
      .where('expire', '>', db.fn.now())
      .orderBy('used_at', 'desc')
      .limit(limit)
      .select('id', 'kind', 'sess', 'sid_hash', 'created_at', 'used_at');
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      device: row.sess.device ?? null,
      startedAt: row.created_at.toISOString(),
      lastUsedAt: row.used_at.toISOString(),
      isCurrent: row.sid_hash.equals(current),
    }));
  },
  destroyById: async (id, userId, sid) => {
    const ended: Pick<SessionRow, 'sid_hash'>[] = await db('gateway.sessions')
      .where({ id, user_id: userId })
      .delete()
      .returning('sid_hash');
    return { wasCurrent: ended.some((row) => row.sid_hash.equals(sessionHash(sid))) };
  },
  saveAccount: (account) => db.transaction((trx) => saveAccounts(trx, [account])),
  prune: () => db('gateway.sessions').where('expire', '<=', db.fn.now()).delete(),
});
