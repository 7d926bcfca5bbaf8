import { providerCookie } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';
import { linkTokenHash } from '../link-token';

/** A pending connection of a signed-in person with an account of the provider. Only the hash of the state is stored. */
class ProviderJoinModel extends BaseModel {
  static override tableName = 'provider_joins';
  static override idColumn = 'state_hash';

  declare stateHash: string;
  declare userId: string;
  /** The version of the account. The connection ends with the sessions, when the password changes. */
  declare sessionsFrom: number;
  declare expiresAt: Date;
}

export const addJoin = async (
  db: Knex,
  { state, userId, sessionsFrom }: { state: string; userId: string; sessionsFrom: number },
  now: Date,
): Promise<void> => {
  const expiresAt = new Date(now.getTime() + providerCookie.maxAgeSeconds * 1_000);
  await ProviderJoinModel.query(db).insert({
    stateHash: linkTokenHash(state),
    userId,
    sessionsFrom,
    expiresAt,
  });
};

/** Uses it up. @returns undefined when it has expired, was used, or never existed */
export const useJoin = async (db: Knex, state: string, now: Date): Promise<ProviderJoinModel | undefined> => {
  const [used] = await ProviderJoinModel.query(db)
    .where('state_hash', linkTokenHash(state))
    .where('expires_at', '>', now)
    .delete()
    .returning('*');
  return used;
};

/** Ends the pending connections of an account. */
export const endJoins = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await ProviderJoinModel.query(trx).where({ user_id: userId }).delete();
};
