import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type RunningPostgres, removeDataDir, startPostgres } from '@setu/dev-servers';
import { eventually } from '@setu/service-kit/test';
import { Client } from 'pg';

const run = promisify(execFile);

// Tests what the runbook describes for a server of your own: a base backup, an archive of the write-ahead log, and a recovery to a moment
// before a mistake. The npm package of PostgreSQL has no pg_basebackup, so the test calls the functions of the server.

const log = () => undefined;
let folder = '';
let archive = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'franchisesetu-wal-'));
  archive = join(folder, 'archive');
  await mkdir(archive);
  // The server may run as another user.
  await chmod(folder, 0o711);
  await chmod(archive, 0o777);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Home {
  home: string;
  adminPassword: string;
}

const homeOf = async (dataDir: string): Promise<Home> =>
  JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));

/** Runs work as the server's administrator, who may take base backups. */
const asAdmin = async <T>(
  dataDir: string,
  { url }: RunningPostgres,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const { adminPassword } = await homeOf(dataDir);
  const { port, pathname } = new URL(url);
  const client = new Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password: adminPassword,
    database: pathname.slice(1),
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Copies the data of the running server into another data folder, with what a recovery needs. */
const takeBaseBackup = (from: string, server: RunningPostgres, to: string) =>
  asAdmin(from, server, async (client) => {
    const source = await homeOf(from);
    const home = join(to, 'postgres');
    await mkdir(home, { recursive: true });
    await chmod(to, 0o711);
    await client.query(`select pg_backup_start('a test', true)`);
    await run('cp', ['-a', join(source.home, 'data'), home]).catch((error: { stderr: string }) => {
      // Files that the server removes during the copy are not needed.
      if (!/No such file/.test(error.stderr)) throw error;
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)');
    const data = join(home, 'data');
    for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(join(data, name), { force: true });
    await run('sh', ['-c', 'rm -rf "$1"/pg_wal/*', 'sh', data]);
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(data, 'recovery.signal'), '');
    const { uid, gid } = await stat(data);
    for (const name of ['backup_label', 'recovery.signal']) await chown(join(data, name), uid, gid);
    await writeFile(join(to, 'postgres.json'), JSON.stringify({ ...source, home }));
  });

test('a base backup and the archived log restore the rows from before a mistake', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const server = await startPostgres({
    dataDir: first,
    log,
    settings: ['archive_mode=on', `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`],
  });
  let moment = '';
  try {
    await asAdmin(first, server, async (client) => {
      await client.query('create table listings (title text)');
      await client.query(`insert into listings values ('before the base backup')`);
    });
    await takeBaseBackup(first, server, second);
    await asAdmin(first, server, async (client) => {
      await client.query(`insert into listings values ('after the base backup')`);
      moment = (await client.query('select clock_timestamp()::text as now')).rows[0].now;
      await sleep(50);
      await client.query('delete from listings');
      await client.query(`insert into listings values ('after the mistake')`);
      const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as name');
      await eventually(async () => readFile(join(archive, rows[0].name)));
    });
  } finally {
    await server.stop();
  }

  const recovered = await startPostgres({
    dataDir: second,
    log,
    settings: [
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${moment}`,
      'recovery_target_action=promote',
    ],
  });
  try {
    await asAdmin(second, recovered, async (client) => {
      await eventually(async () => {
        const { rows } = await client.query('select pg_is_in_recovery() as is_running');
        expect(rows[0].is_running).toBe(false);
      });
      const { rows } = await client.query('select title from listings order by title');
      expect(rows.map(({ title }) => title)).toEqual(['after the base backup', 'before the base backup']);
      await client.query(`insert into listings values ('it takes writes')`);
    });
  } finally {
    await recovered.stop();
    await removeDataDir(second);
    await removeDataDir(first);
  }
});
