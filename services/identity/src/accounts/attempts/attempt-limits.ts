import { createHash } from 'node:crypto';
import { countTry, networkOf } from '@setu/service-kit';
import type { Knex } from 'knex';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

const day = 24 * 60 * 60;

/** Limit of failed sign-ins per address and network, and how long they count, seconds. */
const failuresOfAccount = { points: 10, duration: 15 * 60 };
/** Limit of failed sign-ins per network. */
const failuresOfNetwork = { points: 100, duration: 60 * 60 };
/** Limit of registrations per network; each costs a hash. */
const registrationsOfNetwork = { points: 100, duration: 60 * 60 };
/** Limit of registrations per address. */
const registrationsOfAddress = { points: 10, duration: 60 * 60 };
/** Limit of mails with a link per address and network. */
const linksOfPair = { points: 5, duration: 60 * 60 };
/** Limit of mails with a link per address from all unknown networks together, so that a mailbox is not flooded. */
const linksFromStrangers = { points: 10, duration: 60 * 60 };
/** Limit of mails with a link per network. */
const linksOfNetwork = { points: 30, duration: 60 * 60 };
/** Limit of codes for phone numbers per account. */
const phoneCodesOfAccount = { points: 10, duration: day };
/** Limit of codes per phone number from all accounts, so that a phone is not flooded. */
const phoneCodesOfNumber = { points: 5, duration: day };
/** Limit of codes for phone numbers per network; each costs money. */
const phoneCodesOfNetwork = { points: 30, duration: 60 * 60 };
/** Failed sign-ins per address from all unknown networks, after which each further try must wait. */
const failuresFromStrangers = { points: 10, duration: day };
/** Time for which a network counts as known after the owner's sign-in, seconds. */
const knownNetworkSeconds = 90 * day;
/** Seconds between two tries from unknown networks: the first wait doubles up to the maximum. */
const strangerWaits = [5, 300] as const;

const waitAfter = (failures: number): number => {
  const [first, longest] = strangerWaits;
  return Math.min(longest, first * 2 ** Math.min(10, failures - failuresFromStrangers.points - 1));
};

export interface AttemptLimits {
  /**
   * Counts a sign-in before its password is checked, so that concurrent tries count. Guesses from many networks become slow, but
   * the owner is not locked out: known networks, with an earlier sign-in to the account, do not wait.
   * @throws RateLimitedError 429 when there were too many failures
   */
  beginSignIn: (email: string, clientAddress: string) => Promise<{ succeeded: () => Promise<void> }>;
  /** The same for the code after the password. */
  beginCode: (userId: string, clientAddress: string) => Promise<{ succeeded: () => Promise<void> }>;
  /** The same for a passkey. */
  beginPasskey: (credentialId: string, clientAddress: string) => Promise<{ succeeded: () => Promise<void> }>;
  /** @throws RateLimitedError 429 when there were too many registrations */
  countRegistration: (email: string, clientAddress: string) => Promise<void>;
  /**
   * Counts a request for a mail with a link. Strangers cannot use up the limit of the owner: each network is counted separately, and known
   * networks do not share the limit of unknown networks.
   * @throws RateLimitedError 429 when there were too many requests
   */
  countLink: (email: string, clientAddress: string) => Promise<void>;
  /**
   * Counts a request for a code, per network, account and number (`+91` and ten digits).
   * @throws RateLimitedError 429 when there were too many requests
   */
  countPhoneCode: (userId: string, number: string, clientAddress: string) => Promise<void>;
  /** Resets the waiting times after failed sign-ins to an address, and records the network as known. */
  clearFailedSignIns: (email: string, clientAddress: string) => Promise<void>;
  /** Records a network as known for an account. */
  rememberNetwork: (email: string, clientAddress: string) => Promise<void>;
}

/** Hashes the key, so that all keys have the same length and the table does not contain personal addresses. */
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Counters in Postgres, shared by all instances and valid after restarts. */
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
  const registrationsOf = limiter('register-address', registrationsOfAddress);
  const linksByPair = limiter('link-pair', linksOfPair);
  const linksByStrangers = limiter('link-strangers', linksFromStrangers);
  const linksByNetwork = limiter('link-network', linksOfNetwork);
  const codesByAccount = limiter('phone-account', phoneCodesOfAccount);
  const codesByNumber = limiter('phone-number', phoneCodesOfNumber);
  const codesByNetwork = limiter('phone-network', phoneCodesOfNetwork);
  const strangers = limiter('strangers', failuresFromStrangers);
  const strangersTurn = limiter('strangers-turn', { points: 1, duration: strangerWaits[0] });
  const knownNetworks = limiter('known', { points: 1, duration: knownNetworkSeconds });
  const failed = 'Too many failed sign-ins.';

  /** Allows one try from unknown networks at a time, with increasing waits. */
  const countStranger = async (accountKey: string): Promise<void> => {
    const { consumedPoints: failures } = await strangers.penalty(accountKey, 1);
    if (failures <= failuresFromStrangers.points) return;
    const customDuration = waitAfter(failures);
    await countTry(
      { consume: (key) => strangersTurn.consume(key, 1, { customDuration }) },
      accountKey,
      'Too many failed sign-ins to this account.',
    );
  };
  const rememberNetwork = async (email: string, clientAddress: string) => {
    await knownNetworks.set(keyOf(networkOf(clientAddress), email), 1, knownNetworkSeconds);
  };

  /** @param subject the target of guesses: an address, the code of an account, or a passkey */
  const begin = async (subject: string, clientAddress: string) => {
    const network = networkOf(clientAddress);
    const [networkKey, pairKey, accountKey] = [keyOf(network), keyOf(network, subject), keyOf(subject)];
    await countTry(ofNetwork, networkKey, failed);
    await countTry(ofAccount, pairKey, failed);
    const isKnown = (await knownNetworks.get(pairKey)) !== null;
    if (!isKnown) await countStranger(accountKey);
    return {
      succeeded: async () => {
        await Promise.all([
          ofNetwork.reward(networkKey),
          ofAccount.delete(pairKey),
          rememberNetwork(subject, clientAddress),
          isKnown ? null : strangers.reward(accountKey),
        ]);
      },
    };
  };

  return {
    beginSignIn: begin,
    beginCode: (userId, clientAddress) => begin(`code of ${userId}`, clientAddress),
    beginPasskey: (credentialId, clientAddress) => begin(`passkey ${credentialId}`, clientAddress),
    countRegistration: async (email, clientAddress) => {
      const network = keyOf(networkOf(clientAddress));
      await countTry(registrations, network, 'Too many new accounts from your network.');
      await countTry(registrationsOf, keyOf(email), 'Too many tries to register this email address.');
    },
    countLink: async (email, clientAddress) => {
      const network = networkOf(clientAddress);
      const pairKey = keyOf(network, email);
      const tooMany = 'Too many links for this address. The last one may be in your mailbox.';
      await countTry(linksByNetwork, keyOf(network), 'Too many links for your network.');
      await countTry(linksByPair, pairKey, tooMany);
      if ((await knownNetworks.get(pairKey)) === null)
        await countTry(linksByStrangers, keyOf(email), tooMany);
    },
    countPhoneCode: async (userId, number, clientAddress) => {
      await countTry(codesByNetwork, keyOf(networkOf(clientAddress)), 'Too many codes for your network.');
      await countTry(codesByAccount, keyOf(userId), 'You have asked for too many codes.');
      await countTry(codesByNumber, keyOf(number), 'Too many codes for this number.');
    },
    clearFailedSignIns: async (email, clientAddress) => {
      await Promise.all([
        ofAccount.delete(keyOf(networkOf(clientAddress), email)),
        strangers.delete(keyOf(email)),
        rememberNetwork(email, clientAddress),
      ]);
    },
    rememberNetwork,
  };
};
