import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from '../processes/machine';
import { readyWithinMs, type SupervisedProcess, superviseProcess } from '../processes/supervise-process';
import type { Log } from '../report/log';
import { clearStalePostgres, isPostgresReady } from './postgres-cluster';
import { postgresLogLine } from './postgres-log-line';
import type { ServerUser } from './server-user';

/** A server process of an existing cluster. */
interface ServerSpec {
  /** For messages, such as `postgres`. */
  name: string;
  /** Folder of the binaries. */
  bin: string;
  /** Folder with the cluster in `data`. */
  home: string;
  user: ServerUser | undefined;
  port: number;
  machine: Machine;
  /** False trades safety against a power cut for speed: for tests only. */
  isDurable: boolean;
  /** Additional settings, as `name=value`. */
  settings: readonly string[];
  logFile: string;
  log: Log;
  onChange?: (() => void) | undefined;
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

const accessFile = 'hba.conf';

const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Writes who may connect to a server that other machines can reach: with a password, from networks that it is a part of.
 * The file that initdb writes allows the loopback address only.
 */
const writeAccess = async (home: string): Promise<void> => {
  const lines = ['all', 'replication'].map((database) => `host ${database} all samenet scram-sha-256\n`);
  await writeFile(join(home, accessFile), lines.join(''));
};

/** Runs a PostgreSQL of a cluster, and restarts it after a crash. */
export const supervisePostgres = ({
  bin,
  home,
  port,
  machine: { address, namespace },
  isDurable,
  settings: further,
  ...rest
}: ServerSpec): SupervisedProcess => {
  const settings = [
    `listen_addresses=${address}`,
    `port=${port}`,
    'unix_socket_directories=',
    // Two hosts hold 130 connections, and those of a disconnected host stay open for a minute.
    'max_connections=300',
    'timezone=UTC',
    'log_timezone=UTC',
    ...withoutPersonalData,
    ...(isDurable ? [] : withoutDurability),
    ...(namespace ? [`hba_file=${join(home, accessFile)}`] : []),
    ...further,
  ];
  return superviseProcess({
    ...rest,
    command: join(bin, 'postgres'),
    args: ['-D', join(home, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    cwd: home,
    env: { PATH: process.env.PATH },
    namespace,
    cleanLine: postgresLogLine,
    beforeStart: async () => {
      await clearStalePostgres(home);
      if (namespace) await writeAccess(home);
    },
    isReady: (pid) => isPostgresReady(home, pid),
    readyWithinMs,
    // SIGINT is the fast shutdown: sessions end, and uncommitted work is rolled back.
    stopSignal: 'SIGINT',
    stopWithinMs: 15_000,
    isServer: true,
    // The immediate shutdown: it ends its own children first, and recovers at the next start.
    lastSignal: 'SIGQUIT',
    show: (line) => (line.includes('PANIC:') ? line : undefined),
  });
};
