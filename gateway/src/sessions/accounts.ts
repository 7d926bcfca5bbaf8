import type { UserRole } from '@setu/contracts';
import type { Knex } from 'knex';

/** The parts of an account that sessions depend on, at one version. */
export interface Account {
  userId: string;
  role: UserRole;
  /** 0 when an older release of identity gives none. */
  version: number;
  /** Sessions that began at an older version have ended. Left out by sign-ins, which do not change it. */
  sessionsFrom?: number | undefined;
}

/**
 * Saves an account's state unless a newer one is stored, and ends the sessions that it no longer allows: an
 * administrator's without the role, and those that began before the password changed. Of states without a version
 * the last one wins.
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
  // A second statement: the first one locked the row, so this one sees the sessions of a sign-in that was faster.
  await trx.raw(
    `delete from gateway.sessions s using gateway.accounts a
      where s.user_id = ? and a.user_id = s.user_id
        and ((s.kind = 'admin' and a.role <> 'admin') or coalesce((s.sess->>'since')::integer, 0) < a.sessions_from)`,
    [userId],
  );
};
