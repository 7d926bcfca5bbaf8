import knexFactory, { type Knex } from 'knex';
import type { Client } from 'pg';
import { TimeLimitError, withTimeLimit } from '../async/time-limit';
import type { Logger } from '../observability/logger';
import { limitSilence, type SilenceWatch, silenceLimitMs, watchSilence } from './silence';

interface Options {
  url: string;
  /** The service's own schema, created if it is missing. `public` follows it in the search path, for extensions. */
  schema: string;
  poolMax?: number;
  applicationName?: string;
  /** Receives messages of knex, such as a lost connection. Without a logger knex writes to the console. */
  logger?: Logger;
}

const knexLog = (logger: Logger) => ({
  debug: (said: unknown) => logger.debug({ said }, 'knex'),
  deprecate: (method: string, alternative: string) => logger.warn({ method, alternative }, 'knex deprecates'),
  warn: (said: unknown) => logger.warn({ said }, 'knex'),
  error: (said: unknown) => logger.error({ said }, 'knex'),
});

/** The server cancels a statement that runs longer than this, ms. */
const statementTimeoutMs = 15_000;
/** The server ends a session whose transaction is idle for this long, ms. */
const idleInTransactionTimeoutMs = 30_000;
/** The pool closes a connection that is idle for this long, ms. */
const idleConnectionTimeoutMs = 10_000;
/** The server ends a session that is idle for this long, ms. Its connection is lost, or the pool would have closed it. */
const idleSessionTimeoutMs = 60_000;
/** Time limit for opening a connection, including authentication, ms. */
export const connectionTimeoutMs = 5_000;
/** Time limit for a health check of the database, ms. */
const answerTimeoutMs = 1_500;

/** Set by a statement, because PgBouncer refuses such start-up parameters. */
const sessionSettings = `
  set statement_timeout = ${statementTimeoutMs};
  set idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs};
  set idle_session_timeout = ${idleSessionTimeoutMs}`;

const watches = new WeakMap<object, SilenceWatch>();

/**
 * Opens a pool of connections to the service's schema. The server cancels statements after 15 s. A connection on which
 * nothing arrives for 20 s is closed, and an idle connection is tested before it is used. Errors contain the statement but
 * not its values, which may be personal data or password hashes.
 */
export const makeDatabase = ({ url, schema, poolMax = 10, applicationName, logger }: Options): Knex => {
  const watch = watchSilence();
  const prepare = async (connection: Client) => {
    watch.add(connection);
    await connection.query(sessionSettings);
  };
  const db = knexFactory({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: applicationName ?? schema,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: connectionTimeoutMs,
    },
    searchPath: [schema, 'public'],
    compileSqlOnError: false,
    pool: {
      min: 0,
      max: poolMax,
      idleTimeoutMillis: idleConnectionTimeoutMs,
      createTimeoutMillis: 2 * connectionTimeoutMs,
      // Knex needs a callback, and Node warns about a function that has one and also returns a promise.
      afterCreate: (connection: Client, done: (error: unknown, connection: Client) => void) => {
        prepare(connection).then(
          () => done(null, connection),
          (error: unknown) => done(error, connection),
        );
      },
      validate: watch.isAlive,
    },
    acquireConnectionTimeout: 10_000,
    ...(logger ? { log: knexLog(logger) } : {}),
  });
  watches.set(db.client, watch);
  return db;
};

/**
 * Removes the time limits for one transaction. For work that runs once, at start-up or by hand, and may wait for a lock or
 * touch many rows.
 */
export const withoutTimeLimits = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  const connection: Client = await trx.client.acquireConnection();
  limitSilence(connection, 0);
  const restore = () => limitSilence(connection, silenceLimitMs);
  trx.executionPromise.then(restore, restore);
};

/**
 * True when the database answers within 1.5 s. While all connections are busy, it is enough that any of them receives
 * something in that time.
 */
export const databaseAnswers = async (db: Knex): Promise<boolean> => {
  const askedAt = Date.now();
  // A connection without an answer in time is not used again.
  const answered = Promise.resolve(db.raw('select 1').timeout(answerTimeoutMs)).then(() => true);
  const hasReceivedSince = () => (watches.get(db.client)?.receivedAt() ?? 0) >= askedAt;
  return withTimeLimit(answered, answerTimeoutMs).catch((error: unknown) => {
    if (error instanceof TimeLimitError) return hasReceivedSince();
    throw error;
  });
};
