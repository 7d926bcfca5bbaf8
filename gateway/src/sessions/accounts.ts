import type { UserRole } from '@setu/contracts';
import type { Knex } from 'knex';

/** An account as far as sessions depend on it, at a version of its user. */
export interface Account {
  userId: string;
  role: UserRole;
  /** 0 where a release of identity before this one gives none. */
  version: number;
  /** Sessions that began at an older version are over. Left out by sign-ins, which change nothing of it. */
  sessionsFrom?: number | undefined;
}

/**
 * Stores an account's state unless a newer one is stored, and ends the sessions that it no longer allows: an
 * administrator's without the role, and those that began before the password changed. Of states without a version
 * the last one counts.
 */
export const saveAccount = async (
  trx: Knex.Transaction,
  { userId, role, version, sessionsFrom = 0 }: Account,
): Promise<void> => {
  await trx.raw(
    `insert into gateway.accounts as known (user_id, role, version, sessions_from) values (?, ?, ?, ?)
      on conflict (user_id) do update set
        role = case when excluded.version >= known.version then excluded.role else known.role end,
        version = greatest(known.version, excluded.version),
        sessions_from = greatest(known.sessions_from, excluded.sessions_from)`,
    [userId, role, version, sessionsFrom],
  );
  // Its own statement: the row is locked by now, so the sessions of a sign-in that came first are visible to it.
  await trx.raw(
    `delete from gateway.sessions s using gateway.accounts a
      where s.user_id = ? and a.user_id = s.user_id
        and ((s.kind = 'admin' and a.role <> 'admin') or coalesce((s.sess->>'since')::integer, 0) < a.sessions_from)`,
    [userId],
  );
};
