import knexFactory, { type Knex } from 'knex';
import type { Client } from 'pg';
import { TimeLimitError, withTimeLimit } from '../async/time-limit';
import type { Logger } from '../observability/logger';
import { type DatabaseWaits, databaseWaits, defaultDatabaseWaitMs } from './session-limits';
import { limitSilence, type SilenceWatch, socketOf, watchSilence } from './silence';

interface Options {
  url: string;
  /** The service's own schema, created if it is missing. `public` follows it in the search path, for extensions. */
  schema: string;
  poolMax?: number;
  /** `DATABASE_WAIT_MS`. */
  waitMs?: number;
  /**
   * True for a pooler in transaction mode. Session settings would apply to transactions of others, so none are set: search path and time
   * limits come from the role.
   */
  isPooled?: boolean;
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

/** The pool closes a connection that is idle for this long, ms. */
const idleConnectionTimeoutMs = 10_000;
/** The server ends a session that is idle for this long, ms. Its connection must be lost, because the pool would have closed it. */
const idleSessionTimeoutMs = 60_000;
/** Time limit for opening a connection, including authentication, ms. */
export const connectionTimeoutMs = 5_000;
/** Time limit for a health check of the database, ms. */
const answerTimeoutMs = 1_500;

/**
 * Set by a statement, because PgBouncer refuses such start-up parameters. JIT is off: servers with LLVM compile each statement that they
 * estimate as expensive, at every call. That is meant for long analyses; our statements read a page.
 */
const sessionSettings = ({ statementMs, idleInTransactionMs }: DatabaseWaits): string => `
  set jit = off;
  set statement_timeout = ${statementMs};
  set idle_in_transaction_session_timeout = ${idleInTransactionMs};
  set idle_session_timeout = ${idleSessionTimeoutMs}`;

/**
 * Whether a session can only read, as on a standby. A load balancer connects to the standby while the primary does not answer, and the
 * connection stays there when the primary is back.
 */
export const isReadOnlySession = "current_setting('transaction_read_only')::boolean";

/** @throws Error with the SQLSTATE of a write to a read-only server */
const assertWritable = async (connection: Client): Promise<void> => {
  const { rows } = await connection.query(`select ${isReadOnlySession} as "isReadOnly"`);
  if (rows[0]?.isReadOnly)
    throw Object.assign(new Error('The database server only reads: it is a standby'), { code: '25006' });
};

const watches = new WeakMap<object, SilenceWatch>();

/**
 * Opens a pool of connections to the service's schema. The server cancels statements after `waitMs` (15 s). A connection that
 * receives nothing for another 5 s is closed, and an idle connection is tested before use. Connections to a standby are not used.
 * Errors contain the statement but not its values, which may be personal data or password hashes.
 */
export const makeDatabase = ({
  url,
  schema,
  poolMax = 10,
  waitMs = defaultDatabaseWaitMs,
  isPooled = false,
  applicationName,
  logger,
}: Options): Knex => {
  const waits = databaseWaits(waitMs);
  const watch = watchSilence(waits.silenceMs);
  const prepare = async (connection: Client) => {
    watch.add(connection);
    if (!isPooled) await connection.query(sessionSettings(waits));
    await assertWritable(connection);
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
    ...(isPooled ? {} : { searchPath: [schema, 'public'] }),
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
    acquireConnectionTimeout: waits.connectionMs,
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
  const limitMs = socketOf(connection).timeout ?? 0;
  limitSilence(connection, 0);
  const restore = () => limitSilence(connection, limitMs);
  trx.executionPromise.then(restore, restore);
};

/**
 * True when the database answers within 1.5 s. When all connections are busy, it is enough that one of them receives
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
