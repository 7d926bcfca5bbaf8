import knexFactory, { type Knex } from 'knex';

interface Options {
  url: string;
  /** The service's own schema; made when it is missing. `public` follows it for extensions. */
  schema: string;
  poolMax?: number;
  applicationName?: string;
}

/** Connections to the service's schema. A statement that runs longer than 15 s is cancelled by the server. */
export const makeDatabase = ({ url, schema, poolMax = 10, applicationName }: Options): Knex =>
  knexFactory({
    client: 'pg',
    connection: {
      connectionString: url,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      application_name: applicationName ?? schema,
    },
    searchPath: [schema, 'public'],
    pool: { min: 0, max: poolMax },
    acquireConnectionTimeout: 10_000,
  });

/** True when the database answers. */
export const databaseAnswers = async (db: Knex): Promise<boolean> => {
  await db.raw('select 1');
  return true;
};
