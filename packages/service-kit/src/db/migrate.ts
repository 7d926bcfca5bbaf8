import type { Knex } from 'knex';
import { withoutTimeLimits } from './database';

/**
 * One change of the schema, forward and back. While a version is replaced by the next both run on one schema, so a
 * change only adds (`expand`) unless it says that it takes away (`contract`).
 */
export interface Migration {
  /** Timestamp and words: `20261121101500-create-franchises`. */
  name: string;
  /**
   * `expand`, as when nothing is said: new tables, columns that may be left out, indexes, looser constraints.
   * `contract`: takes away or tightens what no running version uses any more.
   */
  phase?: 'expand' | 'contract';
  /**
   * Of a `contract`: what the live version must have for this to be safe. The version of the service's package that
   * stopped using what goes (`0.2.0`), or the name of a migration that came with it.
   */
  after?: string;
  up: (db: Knex) => Promise<void>;
  down: (db: Knex) => Promise<void>;
}

/** Any fixed number: instances of one service that start together migrate one after the other. */
const lockSpace = 7_316;

/**
 * Takes the schema's turn. A change may run as long as the table is large; only for the lock of a table it waits no longer
 * than a statement of the running version may take, for everybody else waits behind it.
 */
const takeTurn = async (trx: Knex.Transaction, schema: string): Promise<void> => {
  await withoutTimeLimits(trx);
  await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [lockSpace, schema]);
  await trx.raw(`set local lock_timeout = '15s'`);
};

/** Makes the extension and the schema where they are missing: a role that owns its schema alone may make neither. */
const ensureSchema = async (trx: Knex.Transaction, schema: string): Promise<void> => {
  const has = async (catalog: 'pg_extension' | 'pg_namespace', column: string, name: string) =>
    (await trx(`pg_catalog.${catalog}`).where(column, name).first(trx.raw('1'))) !== undefined;
  if (!(await has('pg_extension', 'extname', 'pg_trgm')))
    await trx.raw('create extension if not exists pg_trgm schema public');
  if (!(await has('pg_namespace', 'nspname', schema)))
    await trx.raw('create schema if not exists ??', [schema]);
};

/**
 * Brings the schema up to date under an advisory lock, so that instances may start side by side.
 * The extension is made in `public`, where every service finds it.
 */
export const migrate = async (db: Knex, schema: string, migrations: readonly Migration[]): Promise<void> => {
  await db.transaction(async (trx) => {
    await withoutTimeLimits(trx);
    await trx.raw('select pg_advisory_xact_lock(?, 0)', [lockSpace]);
    await ensureSchema(trx, schema);
  });
  const sorted = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
  await db.transaction(async (trx) => {
    await takeTurn(trx, schema);
    await trx.raw(
      'create table if not exists ??.migrations (name text primary key, applied_at timestamptz not null default now())',
      [schema],
    );
    const applied = new Set<string>(
      (await trx(`${schema}.migrations`).select('name')).map((row) => row.name),
    );
    for (const migration of sorted) {
      if (applied.has(migration.name)) continue;
      await migration.up(trx);
      await trx(`${schema}.migrations`).insert({ name: migration.name });
    }
  });
};

/**
 * Takes back the newest migration; answers its name, or null when none is left.
 * @throws Error when the newest one applied is not among `migrations`: a newer release made it
 */
export const rollbackOne = async (
  db: Knex,
  schema: string,
  migrations: readonly Migration[],
): Promise<string | null> =>
  db.transaction(async (trx) => {
    await takeTurn(trx, schema);
    const newest = await trx(`${schema}.migrations`).orderBy('name', 'desc').first();
    if (!newest) return null;
    const migration = migrations.find(({ name }) => name === newest.name);
    if (!migration)
      throw new Error(`${newest.name} was applied by another release; take it back with that one`);
    await migration.down(trx);
    await trx(`${schema}.migrations`).where({ name: migration.name }).delete();
    return migration.name;
  });
