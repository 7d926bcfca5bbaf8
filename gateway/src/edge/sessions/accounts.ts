import type { Role } from '@setu/protocol';
import type { Knex } from 'knex';

/** The parts of an account that sessions depend on, at one version. */
export interface Account {
  userId: string;
  role: Role;
  /** 0 when the account state is of an older release of identity. */
  version: number;
  /** Sessions that began at an older version have ended. Omitted by sign-ins, which do not change it. */
  sessionsFrom?: number | undefined;
  /** The brand that the person works for; null when there is none. Undefined when unknown: then the stored value is kept. */
  worksFor?: string | null | undefined;
}

/** Splits states into groups with at most one state of each account: all first ones, all second ones, … */
const inTurns = (states: readonly Account[]): Account[][] => {
  const turns: Account[][] = [];
  const counts = new Map<string, number>();
  for (const state of states) {
    const turn = counts.get(state.userId) ?? 0;
    counts.set(state.userId, turn + 1);
    turns[turn] = [...(turns[turn] ?? []), state];
  }
  return turns;
};

const saveTurn = async (trx: Knex.Transaction, states: readonly Account[]): Promise<void> => {
  // Ordered by user, so that concurrent batches lock accounts in the same order.
  await trx.raw(
    `insert into gateway.accounts as known (user_id, role, version, sessions_from, works_for)
      select state.user_id, state.role, state.version, state.sessions_from,
        case when state.is_known then nullif(state.works_for, '')::uuid else before.works_for end
      from unnest(?::uuid[], ?::text[], ?::integer[], ?::integer[], ?::text[], ?::boolean[])
        as state(user_id, role, version, sessions_from, works_for, is_known)
      left join gateway.accounts before on before.user_id = state.user_id
      order by state.user_id
      on conflict (user_id) do update set
        role = case when excluded.version >= known.version then excluded.role else known.role end,
        works_for = case when excluded.version >= known.version then excluded.works_for else known.works_for end,
        version = greatest(known.version, excluded.version),
        sessions_from = greatest(known.sessions_from, excluded.sessions_from)`,
    [
      states.map(({ userId }) => userId),
      states.map(({ role }) => role),
      states.map(({ version }) => version),
      states.map(({ sessionsFrom = 0 }) => sessionsFrom),
      states.map(({ worksFor }) => worksFor ?? ''),
      states.map(({ worksFor }) => worksFor !== undefined),
    ],
  );
  // A separate statement: the first one locked the rows, so this one also sees sessions of a concurrent sign-in.
  await trx.raw(
    `delete from gateway.sessions s using gateway.accounts a
      where s.user_id = any(?::uuid[]) and a.user_id = s.user_id
        and ((s.kind = 'admin' and a.role <> 'admin') or coalesce((s.sess->>'since')::integer, 0) < a.sessions_from)`,
    [states.map(({ userId }) => userId)],
  );
};

/**
 * Saves states of accounts in order, each unless a newer one is stored, and ends the sessions that they no longer allow: those of
 * administrators without the role, and those that began before the password changed. Of states without a version the last one
 * wins.
 *
 * The states of one account are saved one after the other, so that each of them ends sessions: an administrator who lost the role
 * and got it back has no session.
 */
export const saveAccounts = async (trx: Knex.Transaction, states: readonly Account[]): Promise<void> => {
  for (const turn of inTurns(states)) await saveTurn(trx, turn);
};
