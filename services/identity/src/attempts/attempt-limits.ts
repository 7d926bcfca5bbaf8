import { createHash } from 'node:crypto';
import { countTry, networkOf } from '@setu/service-kit';
import type { Knex } from 'knex';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

/** Failed sign-ins to one address from one network, and how long they count, seconds. */
const failuresOfAccount = { points: 10, duration: 15 * 60 };
/** Failed sign-ins from one network, whatever the address. */
const failuresOfNetwork = { points: 100, duration: 60 * 60 };
/** Tries to register from one network: each costs a hash. */
const registrationsOfNetwork = { points: 100, duration: 60 * 60 };

export interface AttemptLimits {
  /**
   * Counts a sign-in before its password is looked at, so that tries side by side count too.
   * @throws RateLimitedError 429 when there were too many failures
   */
  beginSignIn: (email: string, clientAddress: string) => Promise<{ succeeded: () => Promise<void> }>;
  /** @throws RateLimitedError 429 when there were too many */
  countRegistration: (clientAddress: string) => Promise<void>;
}

/** Keys have one length, and no address of a person lies in the table. */
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Counters in Postgres: they hold across instances and restarts. */
export const makeAttemptLimits = (db: Knex): AttemptLimits => {
  const limiter = (keyPrefix: string, limit: { points: number; duration: number }) =>
    new RateLimiterPostgres({
      storeClient: db,
      storeType: 'knex',
      tableName: 'attempts',
      tableCreated: true,
      keyPrefix,
      ...limit,
    });
  const ofAccount = limiter('account', failuresOfAccount);
  const ofNetwork = limiter('network', failuresOfNetwork);
  const registrations = limiter('register', registrationsOfNetwork);

  return {
    beginSignIn: async (email, clientAddress) => {
      const network = networkOf(clientAddress);
      const [networkKey, accountKey] = [keyOf(network), keyOf(network, email)];
      const what = 'Too many failed sign-ins.';
      await countTry(ofNetwork, networkKey, what);
      await countTry(ofAccount, accountKey, what);
      return {
        succeeded: async () => {
          await Promise.all([ofNetwork.reward(networkKey), ofAccount.delete(accountKey)]);
        },
      };
    },
    countRegistration: (clientAddress) =>
      countTry(registrations, keyOf(networkOf(clientAddress)), 'Too many new accounts from your network.'),
  };
};
