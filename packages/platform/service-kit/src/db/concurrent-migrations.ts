import { setTimeout as sleep } from 'node:timers/promises';
import knexFactory, { type Knex } from 'knex';
import type { Client } from 'pg';
import type { Migration } from './migrate';
import { limitSilence } from './silence';

/** Any fixed number, first key of the lock that lets one instance of a service build indexes. */
const lockSpace = 7_318;
/** How often an instance checks whether another instance has finished, ms. */
const pollMs = 200;

/** A pool of one connection without time limits. */
const connectOnce = async (db: Knex): Promise<Knex> => {
  const { pool, ...config } = db.client.config as Knex.Config;
  const own = knexFactory({ ...config, pool: { ...pool, min: 0, max: 1 } });
  await own.raw('set statement_timeout = 0; set idle_session_timeout = 0');
  const connection: Client = await own.client.acquireConnection();
  limitSilence(connection, 0);
  await own.client.releaseConnection(connection);
  return own;
};

/**
 * Applies migrations outside a transaction, one instance at a time. Instances poll for the lock instead of waiting in a
 * statement: `create index concurrently` waits for all earlier statements, so the two would wait for each other.
 */
export const buildConcurrently = async (
  db: Knex,
  schema: string,
  pending: readonly Migration[],
): Promise<void> => {
  const own = await connectOnce(db);
  try {
    const takesTurn = async () =>
      (await own.raw('select pg_try_advisory_lock(?, hashtext(?)) as won', [lockSpace, schema])).rows[0].won;
    while (!(await takesTurn())) await sleep(pollMs);
    const applied = new Set<string>(await own(`${schema}.migrations`).pluck('name'));
    for (const { name, up } of pending.filter((migration) => !applied.has(migration.name))) {
      await up(own);
      await own(`${schema}.migrations`).insert({ name });
    }
  } finally {
    // The lock ends with its connection.
    await own.destroy();
  }
};

/**
 * Builds indexes of a table while others write to it, for a migration with `isConcurrent`. An index that an interrupted build left
 * behind is built again.
 * @param indexes what follows `create index <name> on <table>`, by name
 */
export const buildIndexes = async (
  db: Knex,
  table: string,
  indexes: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) {
    const { rows } = await db.raw(
      'select indisvalid as valid from pg_index where indexrelid = to_regclass(?)',
      [name],
    );
    if (rows[0]?.valid) continue;
    if (rows[0]) await db.raw(`drop index concurrently ${name}`);
    await db.raw(`create index concurrently ${name} on ${table} ${definition}`);
  }
};
