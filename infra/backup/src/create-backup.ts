import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { type Log, StartProblem } from '@setu/dev-servers';
import { readRunFile } from '@setu/local';
import { type Client, escapeIdentifier } from 'pg';
import {
  type FileDigest,
  formatVersion,
  type Head,
  headPath,
  type Manifest,
  manifestPath,
  type Schema,
} from './archive/manifest';
import { type ArchiveWriter, type Written, writeArchive } from './archive/write-archive';
import type { BackupEnvironment } from './backup-environment';
import { schemaNames } from './database/schemas';
import { withSession } from './database/session';
import { readStructure } from './database/structure';
import { readRows } from './database/table-rows';
import { listFiles } from './files/platform-files';
import { makeEncrypter } from './keys';

/** What to back up, and where to. */
export interface BackupOptions {
  /** A folder; created when missing. */
  target: string;
  /** The data folder of the platform. */
  dataDir: string;
  /**
   * `DATABASE_URL` names the database, by a role that may read every schema; without it, that of the platform that runs on the data
   * folder. `ARTEFACTS` and `UPLOADS` as the platform has them. The keys as in `makeEncrypter`.
   */
  env: BackupEnvironment;
  log: Log;
}

/** A backup that was written. */
export interface Backup extends Written {
  file: string;
  manifest: Manifest;
}

const findDatabase = async ({ dataDir, env }: BackupOptions): Promise<string> => {
  const url = env.DATABASE_URL || (await readRunFile(dataDir))?.postgres.url;
  if (url) return url;
  throw new StartProblem(
    `No platform runs on ${dataDir}. Start it (npm start), name its folder with DATA_DIR=…, or its database with DATABASE_URL=….`,
  );
};

const versionOf = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(findRoot(), 'package.json'), 'utf8'));
  return version;
};

/** Nobody may change a table, or remove it, between its structure and its rows. Writes of rows go on. */
const lockStructure = async (client: Client, schemas: readonly Schema[]): Promise<void> => {
  const names = schemas.flatMap(({ name, tables }) =>
    tables.map((table) => `${escapeIdentifier(name)}.${escapeIdentifier(table.name)}`),
  );
  await client.query(`lock table ${names.join(', ')} in access share mode`);
};

const readHead = async (client: Client, elsewhere: string[]): Promise<Head> => {
  const { rows } = await client.query<{ now: Date; postgres: string }>(
    `select transaction_timestamp() as now, current_setting('server_version') as postgres`,
  );
  const [{ now, postgres } = { now: new Date(), postgres: '' }] = rows;
  const schemas: Schema[] = [];
  for (const name of schemaNames) schemas.push(await readStructure(client, name));
  return {
    product: 'franchisesetu',
    format: formatVersion,
    version: await versionOf(),
    createdAt: now.toISOString(),
    postgres,
    schemas,
    elsewhere,
  };
};

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

/** Adds the rows of every table, as one snapshot of the database has them. */
const addTables = async (archive: ArchiveWriter, client: Client, { schemas }: Head) => {
  const digests: Manifest['tables'] = [];
  for (const { name: schema, tables } of schemas)
    for (const table of tables) {
      let parts = 0;
      const digest = await readRows(client, { schema, ...table }, async (part) => {
        parts += 1;
        await archive.add(`tables/${schema}/${table.name}/${String(parts).padStart(8, '0')}.copy`, part);
      });
      digests.push(digest);
    }
  return digests;
};

/** Adds files after the snapshot: what its rows name was written before them. */
const addFiles = async (archive: ArchiveWriter, { dataDir, env }: BackupOptions) => {
  const digests: FileDigest[] = [];
  for (const { path, file } of (await listFiles(dataDir, env)).files) {
    const written = await archive.addFile(path, file);
    if (written) digests.push({ path, ...written });
  }
  return digests;
};

/** The moment to the second, and a random part: a backup must not take the place of another one of the same second. */
const fileNameFor = (moment: string): string =>
  `franchisesetu-${moment.replace(/\.\d+Z$/, 'Z').replace(/[-:]/g, '')}-${randomBytes(4).toString('hex')}.tar.gz.age`;

/**
 * Backs up the rows of every schema in one snapshot, the files of releases and uploads, and the keys of the installation, while the
 * platform runs. Nothing is held in memory but a part of a table. A migration waits until the rows are read.
 * @throws StartProblem that says what to do
 */
export const createBackup = async (options: BackupOptions): Promise<Backup> => {
  const { dataDir, env } = options;
  const encrypter = await makeEncrypter(env);
  const url = await findDatabase(options);
  const target = resolve(options.target);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const { elsewhere } = await listFiles(dataDir, env);
  for (const place of elsewhere)
    options.log(`  ${place} is a bucket: its files are not in the backup. Use a bucket that keeps versions.`);

  return withSession(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const head = await readHead(client, elsewhere);
    await lockStructure(client, head.schemas);
    const file = join(target, fileNameFor(head.createdAt));
    const archive = await writeArchive(file, encrypter);
    try {
      await archive.add(headPath, asJson(head));
      const tables = await addTables(archive, client, head);
      await client.query('commit');
      const files = await addFiles(archive, options);
      const manifest: Manifest = { tables, files };
      await archive.add(manifestPath, asJson(manifest));
      const written = await archive.close();
      await writeFile(`${file}.sha256`, `${written.sha256}  ${basename(file)}\n`, { mode: 0o600 });
      return { file, manifest, ...written };
    } catch (error) {
      await archive.abandon(error);
      throw error;
    }
  });
};
