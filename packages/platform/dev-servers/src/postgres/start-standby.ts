import { execFile } from 'node:child_process';
import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Machine, thisMachine } from '../processes/machine';
import { freePort } from '../processes/ports';
import { readyOrStopped } from '../processes/ready-or-stopped';
import { hasCode } from '../report/error-code';
import { type Log, logToStderr } from '../report/log';
import { StartProblem } from '../report/start-problem';
import { preparePostgresBinaries } from './postgres-binaries';
import { asAdmin, type ServerAddress } from './postgres-cluster';
import { openPostgresHome, savePostgresHome } from './postgres-home';
import { supervisePostgres } from './postgres-server';
import { findServerUser } from './server-user';
import { sharedBuffers } from './shared-buffers';

/** How to run a standby. */
interface StandbyOptions {
  /** Data folder of the primary, which runs. */
  primaryDir: string;
  primary: ServerAddress;
  /** The machine to run on; this machine when absent. */
  machine?: Machine;
  /** Contains the standby's cluster and logs/postgres.log; created when missing. */
  dataDir: string;
  isDurable?: boolean;
  log?: Log;
  onChange?: () => void;
}

/** A PostgreSQL that follows a primary by streaming replication and answers queries. */
export interface RunningStandby {
  readonly port: number;
  readonly pid: number | undefined;
  /** Promotes it to a primary. The old primary must be stopped first and must not start again. */
  promote: () => Promise<void>;
  stop: (how?: { force?: boolean }) => Promise<void>;
}

/** Name of the standby, for synchronous replication, and of its replication slot. */
export const standbyName = 'standby';

const isThere = async (path: string): Promise<boolean> => {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
};

/** Copies a folder of a running server. Files that the server removes meanwhile are not needed. */
const copyLive = (from: string, to: string): Promise<void> =>
  new Promise((resolveCopy, reject) => {
    execFile(
      'cp',
      ['-a', `${from}/.`, to],
      { env: { ...process.env, LC_ALL: 'C' } },
      (error, _, messages) => {
        const others = messages
          .split('\n')
          .filter((line) => line && !line.endsWith('No such file or directory'));
        if (error && others.length > 0) reject(new Error(`The cluster cannot be copied: ${others[0]}`));
        else resolveCopy();
      },
    );
  });

/** Files of the primary that a copy does not contain. */
const ownFiles = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'];

/**
 * Copies the primary's cluster while it runs, by its backup functions, as a standby of it. It is made in another folder and renamed, so
 * that an interrupted attempt leaves nothing that looks like a cluster.
 */
const copyPrimary = async (
  primaryHome: string,
  { address, password }: { address: ServerAddress; password: string },
  home: string,
  chownAll: (path: string) => Promise<void>,
): Promise<void> => {
  const draft = join(home, 'data.new');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await asAdmin(address, password, 'postgres', async (client) => {
    await client.query(
      `select pg_create_physical_replication_slot($1, true)
         where not exists (select from pg_replication_slots where slot_name = $1)`,
      [standbyName],
    );
    await client.query('select pg_backup_start($1, true)', [standbyName]);
    await copyLive(join(primaryHome, 'data'), draft);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await Promise.all(ownFiles.map((name) => rm(join(draft, name), { recursive: true, force: true })));
    await Promise.all(['pg_wal', 'pg_replslot'].map((name) => mkdir(join(draft, name), { mode: 0o700 })));
    await writeFile(join(draft, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    await writeFile(join(draft, 'standby.signal'), '', { mode: 0o600 });
  });
  await chownAll(draft);
  await rename(draft, join(home, 'data'));
};

/**
 * Starts a standby of a PostgreSQL that was started here, on a free port; its first start copies the primary. It keeps its data
 * between starts, and follows the primary again after a restart.
 * @throws StartProblem when it does not start, or was made a primary before
 */
export const startStandby = async ({
  primaryDir,
  primary: { host, port: primaryPort },
  machine = thisMachine,
  isDurable = true,
  log = logToStderr,
  onChange,
  ...options
}: StandbyOptions): Promise<RunningStandby> => {
  const dataDir = resolve(options.dataDir);
  const user = await findServerUser();
  const primary = await openPostgresHome(resolve(primaryDir), user);
  const own = await openPostgresHome(dataDir, user);
  const bin = await preparePostgresBinaries(own.home, user);
  const admin = { address: { host, port: primaryPort }, password: primary.adminPassword };
  const passwordFile = join(own.home, 'primary.pgpass');
  const data = join(own.home, 'data');
  const chownAll = async (path: string) => {
    if (!user) return;
    for (const name of ['', 'pg_wal', 'pg_replslot', 'backup_label', 'standby.signal'])
      await chown(join(path, name), user.uid, user.gid);
  };
  if (!(await isThere(data))) await copyPrimary(primary.home, admin, own.home, chownAll);
  if (!(await isThere(join(data, 'standby.signal'))))
    throw new StartProblem(
      `The standby of ${dataDir} was made a primary, so it has what the former one lacks. Keep it as the only server, or remove ` +
        `${dataDir} to make a new standby.`,
    );
  await writeFile(passwordFile, `${host}:*:*:postgres:${primary.adminPassword}\n`, { mode: 0o600 });
  if (user) await chown(passwordFile, user.uid, user.gid);
  await savePostgresHome(dataDir, { ...primary, home: own.home });
  const port = await freePort();
  const server = supervisePostgres({
    name: 'standby',
    bin,
    home: own.home,
    user,
    port,
    machine,
    isDurable,
    settings: [
      await sharedBuffers(own.home),
      `primary_conninfo=host=${host} port=${primaryPort} user=postgres passfile=${passwordFile} application_name=${standbyName}`,
      `primary_slot_name=${standbyName}`,
    ],
    logFile: join(dataDir, 'logs', 'postgres.log'),
    log,
    onChange,
  });
  await readyOrStopped(server);
  return {
    port,
    get pid() {
      return server.pid;
    },
    promote: () =>
      asAdmin({ host: machine.address, port }, primary.adminPassword, 'postgres', async (client) => {
        await client.query('select pg_promote(true)');
      }),
    stop: (how) => server.stop(how),
  };
};
