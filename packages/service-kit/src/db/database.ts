import knexFactory, { type Knex } from 'knex';
import type { Client } from 'pg';
import { TimeLimitError, withTimeLimit } from '../async/time-limit';
import type { Logger } from '../observability/logger';
import { limitSilence, type SilenceWatch, silenceLimitMs, watchSilence } from './silence';

interface Options {
  url: string;
  /** The service's own schema; made when it is missing. `public` follows it for extensions. */
  schema: string;
  poolMax?: number;
  applicationName?: string;
  /** Takes what knex has to say, such as a lost connection; without it knex writes to the console. */
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
/** The server ends a session that holds a transaction open without a word for this long, ms. */
const idleInTransactionTimeoutMs = 30_000;
/** The pool closes a connection that was idle for this long, ms. */
const idleConnectionTimeoutMs = 10_000;
/** A session this silent belongs to a connection that was lost: the pool would have closed it. The server ends it, ms. */
const idleSessionTimeoutMs = 60_000;
/** A connection must be there, signed in, by then, ms. */
export const connectionTimeoutMs = 5_000;
/** How long a check may wait for the database's answer, ms. */
const answerTimeoutMs = 1_500;

/** Set by a statement and not at the start of the connection, which PgBouncer would refuse. */
const sessionSettings = `
  set statement_timeout = ${statementTimeoutMs};
  set idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs};
  set idle_session_timeout = ${idleSessionTimeoutMs}`;

const watches = new WeakMap<object, SilenceWatch>();

/**
 * Connections to the service's schema. A statement that runs longer than 15 s is cancelled by the server; a connection on
 * which the server says nothing for 20 s is closed, and one that was idle is asked before it is used. Errors name the
 * statement and not its values: those are what people wrote, and hashes of their passwords.
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
      // Knex wants a callback, and Node warns of a function that has one and returns a promise too.
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
 * Lifts the limits of time for one transaction: what happens once, at a start or by hand, waits for its turn and takes
 * as long as its rows need.
 */
export const withoutTimeLimits = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  const connection: Client = await trx.client.acquireConnection();
  limitSilence(connection, 0);
  const restore = () => limitSilence(connection, silenceLimitMs);
  trx.executionPromise.then(restore, restore);
};

/**
 * True when the database answers within 1.5 s. While all connections are busy, whatever any of them receives meanwhile is
 * answer enough.
 */
export const databaseAnswers = async (db: Knex): Promise<boolean> => {
  const askedAt = Date.now();
  // A connection that does not answer in time is not used again.
  const answered = Promise.resolve(db.raw('select 1').timeout(answerTimeoutMs)).then(() => true);
  const overheard = () => (watches.get(db.client)?.heardAt() ?? 0) >= askedAt;
  return withTimeLimit(answered, answerTimeoutMs).catch((error: unknown) => {
    if (error instanceof TimeLimitError) return overheard();
    throw error;
  });
};
