import { passkeyChallengeMinutes } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';
import { linkTokenHash, makeLinkToken } from '../link-token';

/** How long a browser may take to answer a challenge, ms. */
export const challengeTimeoutMs = passkeyChallengeMinutes * 60_000;

/** A challenge that a browser has not answered yet. Only its hash is stored. */
class PasskeyChallengeModel extends BaseModel {
  static override tableName = 'passkey_challenges';
  static override idColumn = 'challenge_hash';

  declare challengeHash: string;
  /** The account that gets a passkey; null for a challenge to sign in. */
  declare userId: string | null;
  /** The version of the account. The challenge ends with the sessions, when the password changes. */
  declare sessionsFrom: number | null;
  declare expiresAt: Date;
}

/** The account that gets a passkey. */
interface Account {
  id: string;
  sessionsFrom: number;
}

/**
 * Creates a challenge of 256 random bits.
 * @param account null for a challenge to sign in
 * @returns the challenge, base64url
 */
export const addChallenge = async (db: Knex, account: Account | null, now: Date): Promise<string> => {
  const challenge = makeLinkToken();
  await PasskeyChallengeModel.query(db).insert({
    challengeHash: linkTokenHash(challenge),
    userId: account?.id ?? null,
    sessionsFrom: account?.sessionsFrom ?? null,
    expiresAt: new Date(now.getTime() + challengeTimeoutMs),
  });
  return challenge;
};

/**
 * Uses up a challenge, also when the answer is wrong.
 * @param userId the account that gets a passkey; null for a challenge to sign in
 * @returns undefined when it has expired, was used, has another purpose, or never existed
 */
export const useChallenge = async (
  db: Knex,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<PasskeyChallengeModel | undefined> => {
  const [used] = await PasskeyChallengeModel.query(db)
    .where('challenge_hash', linkTokenHash(challenge))
    .where('expires_at', '>', now)
    .delete()
    .returning('*');
  return used?.userId === userId ? used : undefined;
};

/** Ends the challenges to add a passkey to an account. */
export const endChallenges = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await PasskeyChallengeModel.query(trx).where({ user_id: userId }).delete();
};
