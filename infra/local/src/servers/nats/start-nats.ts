import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writePrivateFile } from '../../data-folder/private-file';
import { freePort } from '../../processes/ports';
import { commandLine, endProcess } from '../../processes/process-identity';
import { superviseProcess } from '../../processes/supervise-process';
import { hasCode } from '../../report/error-code';
import { type Log, logToStderr } from '../../report/log';
import type { RunningServer } from '../running-server';
import { findNatsServer } from './nats-binary';
import { askNats } from './nats-handshake';

/** How to run the NATS server. */
export interface NatsOptions {
  /** Contains the streams, the credentials (nats/nats.json) and logs/nats.log; created when missing. */
  dataDir: string;
  /** A loopback port; free-picked when absent. */
  port?: number;
  /** Receives messages such as a restart after a crash; standard error when absent. */
  log?: Log;
  /** Called when the process id changes. */
  onChange?: () => void;
  /** Aborting it during the start stops the server. */
  signal?: AbortSignal;
}

/** A NATS server that was started here. */
export interface RunningNats extends RunningServer {
  /** The folder its streams lie in. */
  readonly folder: string;
  /** Stops it in order and starts it again at its address. */
  restart: () => void;
}

const credentials = async (folder: string): Promise<{ user: string; password: string }> => {
  const file = join(folder, 'nats.json');
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  const made = { user: 'franchisesetu', password: randomBytes(24).toString('base64url') };
  await writePrivateFile(file, `${JSON.stringify(made)}\n`);
  return made;
};

const configuration = (
  folder: string,
  port: number,
  user: string,
  password: string,
): string => `host: 127.0.0.1
port: ${port}
server_name: franchisesetu
pid_file: ${JSON.stringify(join(folder, 'nats.pid'))}
jetstream { store_dir: ${JSON.stringify(join(folder, 'streams'))} }
authorization { user: ${JSON.stringify(user)}, password: ${JSON.stringify(password)} }
`;

/** Stops a server with this configuration that outlived its supervisor: two servers on one store would damage it. */
const clearStaleNats = async (folder: string, configFile: string): Promise<void> => {
  try {
    const pid = Number(await readFile(join(folder, 'nats.pid'), 'utf8'));
    if (pid > 1 && (await commandLine(pid))?.includes(configFile)) await endProcess(pid, 'SIGTERM', 10_000);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
};

/**
 * Starts a nats-server with JetStream on a loopback port, with a random password. It restarts after a crash, and keeps its
 * streams between starts.
 * @throws StartProblem when there is no nats-server for this machine, or it does not start
 */
export const startNats = async (options: NatsOptions): Promise<RunningNats> => {
  const { log = logToStderr, signal } = options;
  const dataDir = resolve(options.dataDir);
  const folder = join(dataDir, 'nats');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const command = await findNatsServer();
  const { user, password } = await credentials(folder);
  const port = options.port ?? (await freePort());
  const url = `nats://${user}:${password}@127.0.0.1:${port}`;
  const configFile = join(folder, 'nats.conf');
  await writePrivateFile(configFile, configuration(folder, port, user, password));
  signal?.throwIfAborted();

  const server = superviseProcess({
    name: 'nats',
    command,
    args: ['-c', configFile],
    cwd: folder,
    env: { PATH: process.env.PATH },
    logFile: join(dataDir, 'logs', 'nats.log'),
    beforeStart: () => clearStaleNats(folder, configFile),
    isReady: async () => (await askNats(url, 1_000)).problem === undefined,
    readyWithinMs: 30_000,
    stopSignal: 'SIGTERM',
    stopWithinMs: 10_000,
    isServer: true,
    show: (line) => (/\[(ERR|FTL)\]/.test(line) ? line : undefined),
    log,
    onChange: options.onChange,
  });
  const abandon = () => void server.stop();
  signal?.addEventListener('abort', abandon);
  try {
    await server.whenReady();
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abandon);
  }
  return {
    url,
    folder,
    get pid() {
      return server.pid;
    },
    restart: () => server.restart(),
    stop: (how) => server.stop(how),
  };
};
