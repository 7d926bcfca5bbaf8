import type { Knex } from 'knex';
import { releaseBefore, replacedOf } from './baseline';
import { buildConcurrently } from './concurrent-migrations';
import { withoutTimeLimits } from './database';

/** Migrations that a baseline replaces. */
interface Replaced {
  /** The name of the oldest. */
  first: string;
  /** The newest commit that had them. */
  until: string;
  /** How many, including the migration whose name the baseline has. */
  count: number;
}

/**
 * One change of the schema, forward and back. During a release two versions run on one schema, so a change only adds
 * (`expand`) unless its phase is `contract`.
 */
export interface Migration {
  /** Timestamp and description: `20261121101500-create-franchises`. */
  name: string;
  /**
   * `expand`, the default: new tables, optional columns, indexes, looser constraints. `contract`: removes or tightens
   * what no running version uses.
   */
  phase?: 'expand' | 'contract';
  /**
   * For `contract`: a condition on the live version: the version of the service's package that no longer uses the
   * removed parts (`0.2.0`), or the name of a migration that was released with it.
   */
  after?: string;
  /**
   * True when `up` runs outside a transaction, after all migrations that run in one: for `buildIndexes`. An interrupted run is repeated.
   */
  isConcurrent?: true;
  /**
   * For a baseline, the first migration of a list: the earlier migrations that it replaces. It has the name of the last of them, so in a
   * database with all of them it counts as applied.
   */
  replaces?: Replaced;
  up: (db: Knex) => Promise<void>;
  down: (db: Knex) => Promise<void>;
}

/** Any fixed number, first key of the lock that lets the instances of a service migrate one after the other. */
const lockSpace = 7_316;

/**
 * Waits for the migration lock of the schema. A change may run for as long as it needs, but it waits for a table's lock no
 * longer than a statement of the running version may take, because all other statements wait behind it.
 */
const takeTurn = async (trx: Knex.Transaction, schema: string): Promise<void> => {
  await withoutTimeLimits(trx);
  await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [lockSpace, schema]);
  await trx.raw(`set local lock_timeout = '15s'`);
};

/** Creates the extension and the schema only if they are missing: a role that owns only its schema may create neither. */
const ensureSchema = async (trx: Knex.Transaction, schema: string): Promise<void> => {
  const has = async (catalog: 'pg_extension' | 'pg_namespace', column: string, name: string) =>
    (await trx(`pg_catalog.${catalog}`).where(column, name).first(trx.raw('1'))) !== undefined;
  if (!(await has('pg_extension', 'extname', 'pg_trgm')))
    await trx.raw('create extension if not exists pg_trgm schema public');
  if (!(await has('pg_namespace', 'nspname', schema)))
    await trx.raw('create schema if not exists ??', [schema]);
};

/**
 * Migrates the schema under an advisory lock, so that several instances may start at once. All instances wait until the indexes
 * are built; instances of the running version still serve and write. The extension is created in `public`, which is in the
 * search path of every service.
 * @throws Error when the schema is older than the baseline of the migrations; in that case nothing is changed
 */
export const migrate = async (db: Knex, schema: string, migrations: readonly Migration[]): Promise<void> => {
  await db.transaction(async (trx) => {
    await withoutTimeLimits(trx);
    await trx.raw('select pg_advisory_xact_lock(?, 0)', [lockSpace]);
    await ensureSchema(trx, schema);
  });
  const sorted = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
  const pending = await db.transaction(async (trx) => {
    await takeTurn(trx, schema);
    await trx.raw(
      'create table if not exists ??.migrations (name text primary key, applied_at timestamptz not null default now())',
      [schema],
    );
    const applied = new Set<string>(
      (await trx(`${schema}.migrations`).select('name')).map((row) => row.name),
    );
    const before = releaseBefore(applied, migrations);
    if (before !== null)
      throw new Error(
        `This database was last used by a release before ${before}, whose migrations this release no longer has: the schema ${schema} lacks some of ` +
          `them. Start the release ${before} on it once, then this one. Nothing was changed.`,
      );
    for (const migration of sorted) {
      if (applied.has(migration.name) || migration.isConcurrent) continue;
      await migration.up(trx);
      await trx(`${schema}.migrations`).insert({ name: migration.name });
    }
    return sorted.filter(({ name, isConcurrent }) => isConcurrent && !applied.has(name));
  });
  if (pending.length > 0) await buildConcurrently(db, schema, pending);
};

/** Names of the migrations that the schema lacks. Migrations of a newer release, which the schema may have, do not count. */
export const missingMigrations = async (
  db: Knex,
  schema: string,
  migrations: readonly Migration[],
): Promise<string[]> => {
  const { rows } = await db.raw('select to_regclass(?) as found', [`${schema}.migrations`]);
  const applied = new Set<string>(rows[0].found ? await db(`${schema}.migrations`).pluck('name') : []);
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
};

/**
 * Reverts the newest migration.
 * @returns its name, or null when none is left
 * @throws Error when the newest applied migration is not among `migrations`, because another release applied it
 */
export const rollbackOne = async (
  db: Knex,
  schema: string,
  migrations: readonly Migration[],
): Promise<string | null> =>
  db.transaction(async (trx) => {
    await takeTurn(trx, schema);
    const applied: string[] = await trx(`${schema}.migrations`).orderBy('name', 'desc').pluck('name');
    const [newest] = applied;
    if (newest === undefined) return null;
    const migration = migrations.find(({ name }) => name === newest);
    // A baseline would revert everything, and not only the migration that was applied under its name.
    const isOfAnother = migration?.replaces && replacedOf(applied, migrations).length > 0;
    if (!migration || isOfAnother)
      throw new Error(`${newest} was applied by another release; take it back with that one`);
    await migration.down(trx);
    await trx(`${schema}.migrations`).where({ name: migration.name }).delete();
    return migration.name;
  });
