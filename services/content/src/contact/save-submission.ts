import { createHash, randomUUID } from 'node:crypto';
import { type Client, countTry, networkOf, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

/** Maximum number of submissions of one kind per sender, network and hour. */
export const submissionsPerHour = 5;
/** The same for all senders of one network. High, because many households may share an address. */
const submissionsOfNetworkPerHour = 30;
const hourSeconds = 3_600;
/** Duplicates within this time are one submission, ms. */
const duplicateWindowMs = 2 * 60 * 1_000;
/** Any fixed number, first key of the lock that serializes equal submissions. */
const wordsLock = 7_601;

type SubmissionDeps = Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'>;

/** Columns of every submission. */
interface Submission {
  id: string;
  fingerprint: string;
  createdAt: Date;
}

/** One kind of submission: its table and how a row is inserted. */
interface Kind<W> {
  table: string;
  /** Identifies the sender, for the limit per sender. */
  senderOf: (words: W) => string;
  insert: (trx: Knex.Transaction, submission: Submission, words: W) => PromiseLike<unknown>;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Saves submissions of one kind. A duplicate within two minutes returns the first submission. Limits are counted in Postgres, for
 * all instances together.
 * @throws RateLimitedError 429 when the sender or the network sent too many in the last hour
 */
export const makeSaveSubmission = <W>(
  { table, senderOf, insert }: Kind<W>,
  { db, clock, inTransaction }: SubmissionDeps,
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
  const perSender = limiter(`${table}-sender`, submissionsPerHour);
  const perNetwork = limiter(table, submissionsOfNetworkPerHour);
  return async (words: W, { address }: Client): Promise<{ id: string }> => {
    // Hashed, so that the table of counters does not contain personal addresses.
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
        .where('created_at', '>', new Date(now.getTime() - duplicateWindowMs))
        .first<{ id: string } | undefined>('id');
      if (same) return same;
      const id = randomUUID();
      await insert(trx, { id, fingerprint, createdAt: now }, words);
      return { id };
    });
  };
};
