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
   * `DATABASE_URL` needs a role that may read every schema; the default is the database of the platform that runs on the data folder.
   * `ARTEFACTS` and `UPLOADS` have the values of the platform. For the keys see `makeEncrypter`.
   */
  env: BackupEnvironment;
  log: Log;
}

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

/** Prevents tables from being altered or dropped after their structure was read. Rows can still be written. */
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

/** Adds the rows of every table, all from one snapshot of the database. */
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

/** Adds files after the snapshot: a file is written before the row that names it. */
const addFiles = async (archive: ArchiveWriter, { dataDir, env }: BackupOptions) => {
  const digests: FileDigest[] = [];
  for (const { path, file } of (await listFiles(dataDir, env)).files) {
    const written = await archive.addFile(path, file);
    if (written) digests.push({ path, ...written });
  }
  return digests;
};

/** The name has the time in seconds and a random part, so that backups of the same second do not overwrite each other. */
const fileNameFor = (moment: string): string =>
  `franchisesetu-${moment.replace(/\.\d+Z$/, 'Z').replace(/[-:]/g, '')}-${randomBytes(4).toString('hex')}.tar.gz.age`;

/**
 * Backs up the rows of every schema in one snapshot, the files of releases and uploads, and the keys of the installation, while the
 * platform runs. Only a part of one table is in memory at a time. A migration waits until the rows are read.
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
