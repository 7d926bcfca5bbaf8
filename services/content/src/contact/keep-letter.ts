import { createHash, randomUUID } from 'node:crypto';
import { type Client, countTry, networkOf, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

/** Letters of one kind that one sender may send from one network in an hour. */
export const lettersPerHour = 5;
/** The same of all senders of one network: many households may share an address, so it is generous. */
const lettersOfNetworkPerHour = 30;
const hourSeconds = 3_600;
/** The same words within this time are one letter, ms. */
const repeatMs = 2 * 60 * 1_000;
/** Any fixed number, first key of the lock that makes letters of the same words go one after the other. */
const wordsLock = 7_601;

type LetterDeps = Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'>;

/** What every letter has besides its words. */
interface Letter {
  id: string;
  fingerprint: string;
  createdAt: Date;
}

/** One kind of letter: where it lies and how it is put there. */
interface Kind<W> {
  table: string;
  /** By what one sender is told apart from others. */
  senderOf: (words: W) => string;
  insert: (trx: Knex.Transaction, letter: Letter, words: W) => PromiseLike<unknown>;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Keeps letters of one kind. A double click is one letter: the same words within two minutes answer with the first.
 * Counted in Postgres, for all instances together.
 * @throws RateLimitedError 429 when the sender or the network sent too many in the last hour
 */
export const makeKeepLetter = <W>(
  { table, senderOf, insert }: Kind<W>,
  { db, clock, inTransaction }: LetterDeps,
) => {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: db,
      storeType: 'knex',
      tableName: 'attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration: hourSeconds,
    });
  const perSender = limiter(`${table}-sender`, lettersPerHour);
  const perNetwork = limiter(table, lettersOfNetworkPerHour);
  return async (words: W, { address }: Client): Promise<{ id: string }> => {
    // No address of a person lies in the table of counters.
    const network = networkOf(address);
    const sender = hash(`${network}\n${senderOf(words).toLowerCase()}`);
    await countTry(perSender, sender, 'We have had several messages from you.');
    await countTry(perNetwork, hash(network), 'We have had several messages from your network.');
    const fingerprint = hash(JSON.stringify(words));
    const now = clock.now();
    return inTransaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [wordsLock, fingerprint]);
      const same = await trx(table)
        .where({ fingerprint })
        .where('created_at', '>', new Date(now.getTime() - repeatMs))
        .first<{ id: string } | undefined>('id');
      if (same) return same;
      const id = randomUUID();
      await insert(trx, { id, fingerprint, createdAt: now }, words);
      return { id };
    });
  };
};
