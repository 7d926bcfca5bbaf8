import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../processes/ports';
import { superviseProcess } from '../../processes/supervise-process';
import { type Log, logToStderr } from '../../report/log';
import type { RunningServer } from '../running-server';
import { preparePostgresBinaries } from './postgres-binaries';
import {
  clearStalePostgres,
  createCluster,
  databaseName,
  isPostgresReady,
  prepareDatabase,
  prepareSchemaRoles,
} from './postgres-cluster';
import { findAbandonedHomes, openPostgresHome, savePostgresHome } from './postgres-home';
import { postgresLogLine } from './postgres-log-line';
import { roleOf, withPasswords } from './postgres-roles';
import { findServerUser } from './server-user';

/** How to run PostgreSQL. */
export interface PostgresOptions {
  /** Contains the cluster, its passwords (postgres.json) and logs/postgres.log; created when missing. */
  dataDir: string;
  /** A loopback port; a free one when absent. */
  port?: number;
  /** Schemas that get a role of their own; none by default. */
  schemas?: readonly string[];
  /** Receives messages such as a restart after a crash; standard error when absent. */
  log?: Log;
  /** False trades safety against a power cut for speed: for tests only. */
  isDurable?: boolean;
  /** Called when the process id changes. */
  onChange?: () => void;
  /** Aborting it during the start stops the server. */
  signal?: AbortSignal;
}

/** A running PostgreSQL. */
export interface RunningPostgres extends RunningServer {
  /** The folder of the cluster; it may be outside of the data folder. */
  readonly home: string;
  /** Addresses by schema, each with the role that owns only that schema; the role of `url` owns all of them. */
  readonly schemaUrls: Readonly<Record<string, string>>;
}

/** No value of a row, parameter or statement reaches the log (ADR 0030). As arguments they also apply to older clusters. */
const withoutPersonalData = [
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_statement=none',
  'log_min_duration_statement=-1',
];

const megabyte = 2 ** 20;

/**
 * Memory in which the server keeps pages of tables, megabytes: an eighth of the machine's, from 128 to 4,096. Only pages
 * that are in it take memory. With the server's own 128, each page of a list of a million rows is read from the file system again.
 */
const sharedMegabytes = (): number => {
  const limit = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.round(Math.min(4_096, Math.max(128, limit / megabyte / 8)));
};

const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts PostgreSQL on a loopback port, restarts it after a crash, and keeps its data between starts. Its role owns the
 * database `franchisesetu`, with pg_trgm in schema public. The role may create further databases, which have the extension
 * too. It works as an ordinary user and as root, with any data folder.
 * @throws StartProblem when there is no PostgreSQL for this machine, or it does not start
 */
export const startPostgres = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const { log = logToStderr, isDurable = true, schemas = [], signal } = options;
  const dataDir = resolve(options.dataDir);
  const user = await findServerUser();
  const known = await openPostgresHome(dataDir, user);
  const { home } = known;
  const rolePasswords = withPasswords(schemas, known.rolePasswords ?? {});
  if (!home.startsWith(dataDir))
    log(`  postgres   keeps its data in ${home}, since its user cannot reach ${dataDir}`);
  for (const abandoned of await findAbandonedHomes())
    log(
      `  postgres   ${abandoned} holds a database whose data folder does not exist. If you no longer need it, remove it with rm -r`,
    );
  const bin = await preparePostgresBinaries(home, user);
  signal?.throwIfAborted();
  await createCluster(bin, home, known.adminPassword, user, isDurable);
  signal?.throwIfAborted();

  const port = options.port ?? (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    `shared_buffers=${sharedMegabytes()}MB`,
    'timezone=UTC',
    'log_timezone=UTC',
    ...withoutPersonalData,
    ...(isDurable ? [] : withoutDurability),
  ];
  const server = superviseProcess({
    name: 'postgres',
    command: join(bin, 'postgres'),
    args: ['-D', join(home, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    cwd: home,
    env: { PATH: process.env.PATH },
    user,
    logFile: join(dataDir, 'logs', 'postgres.log'),
    cleanLine: postgresLogLine,
    beforeStart: () => clearStalePostgres(home),
    isReady: (pid) => isPostgresReady(home, pid),
    readyWithinMs: 60_000,
    // SIGINT is the fast shutdown: sessions end, and uncommitted work is rolled back.
    stopSignal: 'SIGINT',
    stopWithinMs: 15_000,
    isServer: true,
    // The immediate shutdown: it ends its own children first, and recovers at the next start.
    lastSignal: 'SIGQUIT',
    show: (line) => (line.includes('PANIC:') ? line : undefined),
    log,
    onChange: options.onChange,
  });
  const abandon = () => void server.stop();
  signal?.addEventListener('abort', abandon);
  try {
    await server.whenReady();
    if (!known.isPrepared) {
      await prepareDatabase(port, known.adminPassword, known.password);
      await savePostgresHome(dataDir, { ...known, isPrepared: true });
    }
    if (schemas.length > 0) {
      await savePostgresHome(dataDir, { ...known, isPrepared: true, rolePasswords });
      await prepareSchemaRoles(port, known.adminPassword, rolePasswords);
    }
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abandon);
  }
  const urlOf = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${databaseName}`;
  return {
    home,
    url: urlOf(databaseName, known.password),
    schemaUrls: Object.fromEntries(
      schemas.map((schema) => [schema, urlOf(roleOf(databaseName, schema), rolePasswords[schema] ?? '')]),
    ),
    get pid() {
      return server.pid;
    },
    stop: (how) => server.stop(how),
  };
};
