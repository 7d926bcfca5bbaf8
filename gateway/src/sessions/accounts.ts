import type { UserRole } from '@setu/contracts';
import type { Knex } from 'knex';

/** A user's role at a version of the user. */
export interface Account {
  userId: string;
  role: UserRole;
  version: number;
}

/**
 * Takes over a user's role unless we know a newer one. Who is no administrator has no administrator session. The same
 * version says the same, but for 0: of sign-ins that say no version the last one counts.
 */
export const learnAccount = async (
  trx: Knex.Transaction,
  { userId, role, version }: Account,
): Promise<void> => {
  const learned = await trx('gateway.accounts')
    .insert({ user_id: userId, role, version })
    .onConflict('user_id')
    .merge()
    .whereRaw('excluded.version >= accounts.version')
    .returning('user_id');
  if (learned.length > 0 && role !== 'admin')
    await trx('gateway.sessions').where({ user_id: userId, kind: 'admin' }).delete();
};
