import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createBackup, knownMigrations, makeKey, restoreBackup, schemaNames } from '@setu/backup';
import { type RunningPostgres, removeDataDir, startPostgres } from '@setu/dev-servers';
import { makeDatabase, migrate } from '@setu/service-kit';
import { parseEnvironment } from '@setu/service-kit/settings';
import { Client, type Pool } from 'pg';
import { RestoreEnvironment } from './restore-environment';
import { openSchema } from './scale/fill';
import { fillFranchises } from './scale/fill-catalog';
import { fillActivity, fillDemands, fillInquiries, fillProperties, fillUsers } from './scale/fill-others';
import { printTable } from './setup/table';

/** Rows of each big table; a million of them are about 6 GB of database. */
const rowsEach = parseEnvironment(RestoreEnvironment, process.env).RESTORE_ROWS;

const fills: Readonly<Record<string, readonly ((db: Pool, rows: number) => Promise<void>)[]>> = {
  catalog: [fillFranchises, fillProperties],
  inquiry: [fillInquiries],
  agent: [fillDemands],
  identity: [fillUsers],
  content: [fillActivity],
};

const fill = async ({ schemaUrls }: RunningPostgres): Promise<void> => {
  for (const schema of schemaNames) {
    const url = schemaUrls[schema] ?? '';
    const db = makeDatabase({ url, schema, poolMax: 2 });
    await migrate(db, schema, knownMigrations[schema] ?? []);
    await db.destroy();
    const pool = openSchema(url, schema);
    for (const one of fills[schema] ?? []) await one(pool, rowsEach);
    await pool.end();
  }
};

const databaseBytes = async (url: string): Promise<number> => {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await client.end();
  return Number(rows[0]?.bytes);
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const gb = (bytes: number) => (bytes / 1e9).toFixed(2);

/** Measures a backup, a restore and its comparison, for a database of about a gigabyte. */
export const benchRestore = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'setu-bench-'));
  const [dataDir, into] = [join(folder, 'data'), join(folder, 'restored')];
  const log = () => undefined;
  const open = (place: string) => startPostgres({ dataDir: place, schemas: schemaNames, log });
  try {
    const postgres = await open(dataDir);
    await fill(postgres);
    const bytes = await databaseBytes(postgres.url);
    const keyFile = join(folder, 'key');
    const env = {
      DATABASE_URL: postgres.url,
      BACKUP_RECIPIENT: await makeKey(keyFile),
      BACKUP_KEY_FILE: keyFile,
    };
    const begin = performance.now();
    const backup = await createBackup({ target: folder, dataDir, env, log });
    const backupMs = performance.now() - begin;
    await postgres.stop();
    const { file } = backup;
    const restored = await restoreBackup({
      file,
      dataDir: into,
      env,
      log,
      openDatabase: () => open(into),
    });
    const row = (what: string, ms: number) => [
      what,
      (ms / 1_000).toFixed(1),
      (ms / 1_000 / (bytes / 1e9)).toFixed(1),
    ];
    const { tables } = backup.manifest;
    printTable(
      `${sum(tables.map(({ rows }) => rows)).toLocaleString('en')} rows: a database of ${gb(bytes)} GB with its indexes, ` +
        `${gb(sum(tables.map((table) => table.bytes)))} GB of rows, ${gb(backup.bytes)} GB as a backup`,
      [
        ['', 'seconds', 'seconds per GB of database'],
        row('backup', backupMs),
        row('restore, durable and with its indexes', restored.loadedMs),
        row('comparison of every table', restored.comparedMs),
      ],
    );
  } finally {
    await removeDataDir(dataDir);
    await removeDataDir(into);
    await rm(folder, { recursive: true, force: true });
  }
};
