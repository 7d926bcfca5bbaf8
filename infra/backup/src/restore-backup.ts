import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Log, removeDataDir, StartProblem } from '@setu/dev-servers';
import { type DatabaseServer, markFinishedRestore, markUnfinishedRestore } from '@setu/local';
import {
  FileDigest,
  Format,
  formatVersion,
  Head,
  headPath,
  Manifest,
  manifestPath,
} from './archive/manifest';
import { readArchive, readEntry } from './archive/read-archive';
import type { BackupEnvironment } from './backup-environment';
import { compareWithManifest } from './compare';
import { type Loader, openLoader } from './database/load-rows';
import { withSession } from './database/session';
import { checkMigrationsKnown } from './database/structure';
import { restoredPath } from './files/platform-files';
import { makeDecrypter } from './keys';

/** A database to fill. */
type Database = Omit<DatabaseServer, 'openSchema'>;

/** What to restore, and where. */
export interface RestoreOptions {
  /** The backup. */
  file: string;
  /** The data folder, which must be missing or empty. */
  dataDir: string;
  /** For the keys see `makeDecrypter`. */
  env: BackupEnvironment;
  /** Starts the database to fill. It is stopped at the end. */
  openDatabase: () => Promise<Database>;
  log: Log;
}

/** The result of a restore. */
export interface Restored {
  head: Head;
  manifest: Manifest;
  /** Duration of the loading and of the comparison, ms. */
  loadedMs: number;
  comparedMs: number;
}

const parseJson = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'));

/** @throws StartProblem when this checkout cannot read the backup */
const readHead = (bytes: Buffer): Head => {
  const found = parseJson(bytes);
  const { format } = Format.parse(found);
  if (format > formatVersion)
    throw new StartProblem(
      `The backup has the format ${format}, and this checkout reads formats up to ${formatVersion}. Restore it with a newer checkout.`,
    );
  const head = Head.parse(found);
  checkMigrationsKnown(head);
  return head;
};

/** @throws StartProblem when the folder has contents */
const checkFolder = async (dataDir: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  if ((await readdir(dataDir)).length > 0)
    throw new StartProblem(
      `${dataDir} is not empty, and a restore overwrites nothing. Name a folder that does not exist, or move this one away.`,
    );
};

/** @throws StartProblem when a schema has tables */
const checkDatabase = async (schemaUrls: DatabaseServer['schemaUrls'], { schemas }: Head): Promise<void> => {
  for (const { name } of schemas)
    await withSession(schemaUrls[name] ?? '', async (client) => {
      const { rowCount } = await client.query(
        'select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 limit 1',
        [name],
      );
      if (rowCount === 0) return;
      throw new StartProblem(
        `The database already has tables in its schema ${name}, and a restore overwrites nothing. ` +
          'Name an empty database, or move this one away (alter database … rename to …).',
      );
    });
};

const writeFileOf = async (dataDir: string, path: string, content: AsyncIterable<Uint8Array>) => {
  FileDigest.shape.path.parse(path);
  const file = restoredPath(dataDir, path);
  // Releases are public. Other users of the machine must not read keys, or uploads, which may be files of conversations.
  const isPublic = path.startsWith('releases/');
  await mkdir(dirname(file), { recursive: true, mode: isPublic ? 0o755 : 0o700 });
  await pipeline(content, createWriteStream(file, { flags: 'wx', mode: isPublic ? 0o644 : 0o600 }));
};

/** Loads the whole archive. @returns what it must contain */
const load = async (
  { file, dataDir, env, log }: RestoreOptions,
  openDatabase: RestoreOptions['openDatabase'],
) => {
  let head: Head | undefined;
  let manifest: Manifest | undefined;
  let loader: Loader | undefined;
  let database: Database | undefined;
  try {
    await readArchive(file, await makeDecrypter(env), async (path, content) => {
      if (path === headPath) {
        head = readHead(await readEntry(content));
        log(`  The backup of ${head.createdAt}, version ${head.version}, is being restored`);
        database = await openDatabase();
        await checkDatabase(database.schemaUrls, head);
        loader = await openLoader(head, database.schemaUrls);
        return;
      }
      if (path === manifestPath) {
        manifest = Manifest.parse(parseJson(await readEntry(content)));
        return;
      }
      const [first, schema = '', table = ''] = path.split('/');
      if (first !== 'tables') await writeFileOf(dataDir, path, content);
      else if (loader) await loader.write(schema, table, content);
    });
    if (!head || !manifest || !loader || !database)
      throw new StartProblem(
        `${file} is not a backup of this platform. Name a file that \`npm run backup\` made.`,
      );
    await loader.finish();
    await loader.close();
    return { head, manifest, schemaUrls: database.schemaUrls };
  } catch (error) {
    await loader?.close().catch(() => undefined);
    throw error;
  }
};

/**
 * Restores a backup into an empty folder and database, and compares every table and file with the backup. A failed restore is removed,
 * except from a database of your own.
 * @throws StartProblem with what to do
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Restored> => {
  const { dataDir } = options;
  await checkFolder(dataDir);
  // A data folder must not look complete when the restore was killed.
  await markUnfinishedRestore(dataDir);
  const begin = Date.now();
  let database: Database | undefined;
  try {
    const { head, manifest, schemaUrls } = await load(options, async () => {
      database = await options.openDatabase();
      return database;
    });
    const loadedAt = Date.now();
    await compareWithManifest(head, manifest, { dataDir, schemaUrls });
    await database?.stop();
    await markFinishedRestore(dataDir);
    return { head, manifest, loadedMs: loadedAt - begin, comparedMs: Date.now() - loadedAt };
  } catch (error) {
    await database?.stop();
    await removeDataDir(dataDir);
    throw error;
  }
};
