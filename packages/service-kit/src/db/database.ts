import knexFactory, { type Knex } from 'knex';
import type { Logger } from '../logger';

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

/**
 * Connections to the service's schema. A statement that runs longer than 15 s is cancelled by the server. Errors name the
 * statement and not its values: those are what people wrote, and hashes of their passwords.
 */
export const makeDatabase = ({ url, schema, poolMax = 10, applicationName, logger }: Options): Knex =>
  knexFactory({
    client: 'pg',
    connection: {
      connectionString: url,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      application_name: applicationName ?? schema,
    },
    searchPath: [schema, 'public'],
    compileSqlOnError: false,
    pool: { min: 0, max: poolMax },
    acquireConnectionTimeout: 10_000,
    ...(logger ? { log: knexLog(logger) } : {}),
  });

/**
 * Lifts the limits of time for one transaction: what happens once, at a start or by hand, waits for its turn and takes
 * as long as its rows need.
 */
export const withoutTimeLimits = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
};

/** True when the database answers. */
export const databaseAnswers = async (db: Knex): Promise<boolean> => {
  await db.raw('select 1');
  return true;
};
