import { mkdtemp, open, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addFranchise } from '@setu/catalog/test/builders';
import { removeDataDir, StartProblem, startPostgres } from '@setu/dev-servers';
import { eventually, someone } from '@setu/service-kit/test';
import { Client } from 'pg';
import { startWorld, type World } from '../test/world';
import { writeArchive } from './archive/write-archive';
import { compareWithManifest } from './compare';
import { type Backup, createBackup } from './create-backup';
import { schemaNames } from './database/schemas';
import { makeEncrypter } from './keys';
import { makeKey } from './make-key';
import { type RestoreOptions, restoreBackup } from './restore-backup';
import { verifyBackup } from './verify-backup';

const log = () => undefined;
let world: World;
let backup: Backup;

const query = async <T>(url: string, text: string): Promise<T[]> => {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
};
const backUp = (env = world.env) =>
  createBackup({ target: join(world.folder, 'backups'), dataDir: world.dataDir, env, log });
const verify = (file: string, env = world.env) => verifyBackup({ file, env, log });
const restoreInto = (dataDir: string, file: string, openDatabase?: RestoreOptions['openDatabase']) =>
  restoreBackup({
    file,
    dataDir,
    env: world.env,
    log,
    openDatabase:
      openDatabase ?? (() => startPostgres({ dataDir, schemas: schemaNames, isDurable: false, log })),
  });
/** Makes a changed copy of the backup. */
const changed = async (name: string, change: (file: string) => Promise<void>): Promise<string> => {
  const file = join(world.folder, name);
  await writeFile(file, await readFile(backup.file));
  await change(file);
  return file;
};

/** Everything of a database except its rows. */
const structure = `
  select format('index %s', pg_get_indexdef(i.indexrelid)) as object
  from pg_index i join pg_class t on t.oid = i.indrelid where t.relnamespace::regnamespace::text = any ($names$)
  union all
  select format('constraint %s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(c.oid))
  from pg_constraint c where c.connamespace::regnamespace::text = any ($names$)
  union all
  select format('trigger %s %s', tgenabled, pg_get_triggerdef(g.oid))
  from pg_trigger g join pg_class t on t.oid = g.tgrelid where t.relnamespace::regnamespace::text = any ($names$) and not tgisinternal
  union all
  select format('owner %s %s', c.oid::regclass, c.relowner::regrole)
  from pg_class c where c.relnamespace::regnamespace::text = any ($names$) and c.relkind in ('r', 'S')
  order by 1`.replaceAll('$names$', `'{${schemaNames.join(',')}}'`);

beforeAll(async () => {
  world = await startWorld();
  backup = await backUp();
});
afterAll(() => world?.stop());

test('a backup that is made while services write is restored with every table and file as they were', async () => {
  let isDone = false;
  const brand = someone('brand');
  const writing = (async () => {
    for (let count = 0; ; count += 1) {
      if (isDone) return count;
      await addFranchise(world.services.catalog, brand);
    }
  })();
  const { file, sha256, manifest } = await backUp();
  isDone = true;
  expect(await writing).toBeGreaterThan(0);
  expect(await readFile(`${file}.sha256`, 'utf8')).toContain(sha256);
  expect((await verify(file)).manifest).toEqual(manifest);

  const tables = Object.fromEntries(manifest.tables.map((one) => [`${one.schema}.${one.table}`, one.rows]));
  expect(tables['catalog.franchise_opportunities']).toBeGreaterThan(5);
  expect(tables['identity.users']).toBeGreaterThan(3);
  expect(tables['gateway.migrations']).toBeGreaterThan(0);
  expect(manifest.files.map(({ path }) => path)).toEqual([
    'secrets.json',
    'releases/catalog/1.0.0/empty.txt',
    'releases/catalog/1.0.0/main.js',
    'uploads/ab/480.webp',
  ]);
});

test('backups of the same second are different files', async () => {
  const made = await Promise.all([backUp(), backUp(), backUp()]);
  expect(new Set(made.map(({ file }) => file)).size).toBe(3);
  for (const { file, manifest } of made) expect((await verify(file)).manifest).toEqual(manifest);
});

test('a restore brings back the indexes, keys, triggers, owners and files', async () => {
  const dataDir = join(world.folder, 'restored');
  const restoring = restoreInto(dataDir, backup.file);
  await eventually(async () => expect(await readdir(dataDir)).toContain('postgres.json'));
  // `npm start` refuses a data folder with this file.
  expect(await readdir(dataDir)).toContain('restore-unfinished');
  await restoring;
  expect(await readdir(dataDir)).not.toContain('restore-unfinished');
  const postgres = await startPostgres({ dataDir, schemas: schemaNames, isDurable: false, log });
  try {
    expect(await query(postgres.url, structure)).toEqual(await query(world.postgres.url, structure));
    expect(await readFile(join(dataDir, 'uploads/ab/480.webp'), 'utf8')).toBe('a picture');
    for (const [path, mode] of [
      ['uploads', 0o700],
      ['uploads/ab/480.webp', 0o600],
    ] as const)
      expect([path, (await stat(join(dataDir, path))).mode & 0o777]).toEqual([path, mode]);
    expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toContain('twoStepKey');
    // A comparison that finds no difference would prove nothing.
    const { head } = await verify(backup.file);
    await query(
      postgres.url,
      "update identity.users set email = 'other@demo.test' where email = 'brand@demo.test'",
    );
    await query(postgres.url, 'delete from content.website_content');
    await writeFile(join(dataDir, 'uploads/ab/480.webp'), 'another one');
    const { schemaUrls } = postgres;
    await expect(compareWithManifest(head, backup.manifest, { dataDir, schemaUrls })).rejects.toThrow(
      /identity\.users has other values in its \d+ rows; content\.website_content has 0 rows instead of \d+; the file uploads\/ab\/480\.webp has another content/,
    );
  } finally {
    await postgres.stop();
    await removeDataDir(dataDir);
  }
});

test('restore refuses a folder that is not empty, and does not change it', async () => {
  const dataDir = await mkdtemp(join(world.folder, 'full-'));
  await writeFile(join(dataDir, 'mine.txt'), 'mine');
  await expect(restoreInto(dataDir, backup.file)).rejects.toThrow(
    new StartProblem(
      `${dataDir} is not empty, and a restore overwrites nothing. Name a folder that does not exist, or move this one away.`,
    ),
  );
  expect(await readFile(join(dataDir, 'mine.txt'), 'utf8')).toBe('mine');
});

test('restore refuses a database that has our tables, and does not change it', async () => {
  const dataDir = join(world.folder, 'other-database');
  const { schemaUrls } = world.postgres;
  const stop = async () => undefined;
  const openDatabase = async () => ({ url: world.postgres.url, pid: undefined, schemaUrls, stop });
  await expect(restoreInto(dataDir, backup.file, openDatabase)).rejects.toThrow(
    /The database already has tables in its schema gateway, and a restore overwrites nothing/,
  );
  expect((await world.services.catalog.call('GET', '/api/franchises')).status).toBe(200);
});

test('restore refuses a file that was changed or cut off, and leaves no files', async () => {
  const { bytes } = backup;
  const cutOff = await changed('cut-off.age', (file) => truncate(file, bytes - 100));
  const damaged = await changed('damaged.age', async (file) => {
    const handle = await open(file, 'r+');
    await handle.write(Buffer.from([0, 1, 2, 3]), 0, 4, Math.floor(bytes / 2));
    await handle.close();
  });
  const shortest = await changed('shortest.age', (file) => truncate(file, 40));
  const empty = await changed('empty.age', (file) => truncate(file, 0));
  for (const file of [cutOff, damaged, shortest, empty]) {
    const dataDir = join(world.folder, 'nothing');
    await expect(restoreInto(dataDir, file)).rejects.toThrow(
      /is damaged, incomplete, or not a backup .* Compare it with its \.sha256/,
    );
    await expect(stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
  }
});

test('another key, a missing key, and a missing file are refused with what to do', async () => {
  await makeKey(join(world.folder, 'other-key'));
  const { BACKUP_KEY_FILE: _, ...none } = world.env;
  await expect(verify(backup.file, { BACKUP_KEY_FILE: join(world.folder, 'other-key') })).rejects.toThrow(
    /The key does not open .*: it was encrypted for another one/,
  );
  await expect(verify(backup.file, none)).rejects.toThrow(/The backup is encrypted\. Set BACKUP_KEY_FILE/);
  await expect(verify(join(world.folder, 'nowhere'))).rejects.toThrow(/There is no file/);
  await expect(makeKey(join(world.folder, 'key'))).rejects.toThrow(/A key that was used must stay/);
});

test('backup refuses to run without a key, and on a database without our schemas', async () => {
  await expect(backUp({ DATABASE_URL: world.postgres.url })).rejects.toThrow(/A backup is always encrypted/);
  await expect(backUp({ ...world.env, BACKUP_RECIPIENT: 'age1wrong' })).rejects.toThrow(
    /BACKUP_RECIPIENT is not a public key of age/,
  );
  await query(world.postgres.url, 'create database empty');
  await expect(
    backUp({ ...world.env, DATABASE_URL: world.postgres.url.replace(/[^/]*$/, 'empty') }),
  ).rejects.toThrow(/The database has no schema gateway/);
  await expect(backUp({ ...world.env, DATABASE_URL: '' })).rejects.toThrow(/No platform runs on/);
});

test('a passphrase in a file opens what it encrypted', async () => {
  const file = join(world.folder, 'passphrase');
  await writeFile(file, 'four words of a test\n');
  const env = { DATABASE_URL: world.postgres.url, BACKUP_PASSPHRASE_FILE: file };
  const made = await backUp(env);
  expect((await verify(made.file, env)).manifest).toEqual(made.manifest);
});

test('restore refuses a backup of a newer version, with an unknown migration or format', async () => {
  await query(world.postgres.url, "insert into catalog.migrations (name) values ('29990101-later')");
  const later = await backUp();
  await query(world.postgres.url, "delete from catalog.migrations where name = '29990101-later'");
  await expect(verify(later.file)).rejects.toThrow(
    /The backup is newer than this checkout: the schema catalog has 29990101-later/,
  );
  const file = join(world.folder, 'format.age');
  const archive = await writeArchive(file, await makeEncrypter(world.env));
  await archive.add('backup.json', Buffer.from('{"product":"franchisesetu","format":2,"unknown":true}'));
  await archive.close();
  await expect(verify(file)).rejects.toThrow(
    /The backup has the format 2, and this checkout reads formats up to 1/,
  );
});

test('verify names a table that no migration creates', async () => {
  await query(world.postgres.url, 'create table catalog.mine (id int)');
  const made = await backUp();
  await query(world.postgres.url, 'drop table catalog.mine');
  await expect(verify(made.file)).rejects.toThrow(
    /The backup has the table mine in its schema catalog, which no migration makes/,
  );
});
