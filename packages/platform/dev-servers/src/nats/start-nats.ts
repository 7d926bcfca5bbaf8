import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrokerPermissions, userText } from '@setu/protocol';
import { type Machine, thisMachine } from '../processes/machine';
import { freePort } from '../processes/ports';
import { writePrivateFile } from '../processes/private-file';
import { commandLine, endProcess, sendSignal } from '../processes/process-identity';
import { readyWithinMs, superviseProcess } from '../processes/supervise-process';
import { hasCode } from '../report/error-code';
import { type Log, logToStderr } from '../report/log';
import { StartProblem } from '../report/start-problem';
import type { RunningServer } from '../running-server';
import { findNatsServer } from './nats-binary';
import { askNats } from './nats-handshake';

/** Name and password of the user that may do everything. */
interface NatsUser {
  user: string;
  password: string;
}

/** The users that are stored in a data folder. */
export interface NatsUsers extends NatsUser {
  /** Passwords of users with fewer permissions, by their names. */
  limited: Readonly<Record<string, string>>;
}

/** How a server takes part in a cluster. */
interface ClusterMember {
  /** Name of this server, unique in the cluster. */
  name: string;
  /** Port at which the other servers reach this one. */
  port: number;
  /** Addresses of all servers of the cluster, including this one, for each other: `address:port`. */
  members: readonly string[];
}

/** How to run the NATS server. */
export interface NatsOptions {
  /** Contains the streams, the credentials (nats/nats.json) and logs/nats.log; created when missing. */
  dataDir: string;
  /** A free port when absent. */
  port?: number;
  /** The machine to run on; this machine when absent, and then only local programs can reach it. */
  machine?: Machine;
  /** The users; those stored in the data folder when absent. All servers of a cluster must have the same. */
  users?: NatsUsers;
  /** Additional users with fewer permissions, by their names. */
  limited?: Readonly<Record<string, BrokerPermissions>>;
  /** Absent for a server on its own. */
  cluster?: ClusterMember;
  /** Receives messages such as a restart after a crash; standard error when absent. */
  log?: Log;
  /** Called when the process id changes. */
  onChange?: () => void;
  /** Aborting it during the start stops the server. */
  signal?: AbortSignal;
}

/** A NATS server that was started here. */
export interface RunningNats extends RunningServer {
  /** The folder of its streams. */
  readonly folder: string;
  /** Its address with each user that has fewer permissions, by the user's name. */
  readonly limitedUrls: Readonly<Record<string, string>>;
  /**
   * Sets the permissions of these users without a restart. Their addresses are then in `limitedUrls`.
   * @throws StartProblem when the server does not accept them
   */
  allow: (limited: Readonly<Record<string, BrokerPermissions>>) => Promise<void>;
  /** Stops it in order and starts it again at its address. */
  restart: () => void;
}

const makePassword = () => randomBytes(24).toString('base64url');

const readUsers = async (file: string): Promise<(NatsUser & Partial<NatsUsers>) | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

/**
 * The users that are stored in the folder; at first with random passwords.
 * @param names of users with fewer permissions
 */
export const storedUsers = async (folder: string, names: readonly string[] = []): Promise<NatsUsers> => {
  const file = join(folder, 'nats.json');
  const found = await readUsers(file);
  const limited = Object.fromEntries(names.map((name) => [name, found?.limited?.[name] ?? makePassword()]));
  const users = {
    user: found?.user ?? 'franchisesetu',
    password: found?.password ?? makePassword(),
    limited: { ...found?.limited, ...limited },
  };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writePrivateFile(file, `${JSON.stringify(users)}\n`);
  return users;
};

const clusterConfiguration = (
  { port, members }: ClusterMember,
  host: string,
  { user, password }: NatsUser,
): string => {
  const routes = members.map((member) => JSON.stringify(`nats://${user}:${password}@${member}`));
  return `cluster {
  name: franchisesetu
  listen: ${host}:${port}
  authorization { user: ${JSON.stringify(user)}, password: ${JSON.stringify(password)}, timeout: ${loginSeconds} }
  routes: [${routes.join(', ')}]
}
`;
};

interface Configured {
  folder: string;
  /** The address at which it listens. */
  host: string;
  port: number;
  owner: NatsUser;
  /** Each user with fewer permissions, as the configuration writes it. */
  limited: readonly string[];
  cluster: ClusterMember | undefined;
}

/** Time that a client has to log in, s: the server's default of two seconds is too short for a program that starts on a busy machine. */
const loginSeconds = 30;

const configuration = ({ folder, host, port, owner, limited, cluster }: Configured): string => `host: ${host}
port: ${port}
server_name: ${cluster?.name ?? 'franchisesetu'}
pid_file: ${JSON.stringify(join(folder, 'nats.pid'))}
jetstream { store_dir: ${JSON.stringify(join(folder, 'streams'))} }
authorization { timeout: ${loginSeconds}, users: [
${[userText(owner), ...limited].join('\n')}
] }
${cluster ? clusterConfiguration(cluster, host, owner) : ''}`;

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
 * Starts a nats-server with JetStream, with a random password. It restarts after a crash, and keeps its
 * streams between starts.
 * @throws StartProblem when there is no nats-server for this machine, or it does not start
 */
export const startNats = async (options: NatsOptions): Promise<RunningNats> => {
  const { log = logToStderr, machine = thisMachine, signal } = options;
  const dataDir = resolve(options.dataDir);
  const folder = join(dataDir, 'nats');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const command = await findNatsServer();
  const owner = options.users ?? (await storedUsers(folder));
  const port = options.port ?? (await freePort());
  const urlOf = ({ user, password }: NatsUser) => `nats://${user}:${password}@${machine.address}:${port}`;
  const url = urlOf(owner);
  const configFile = join(folder, 'nats.conf');
  const limitedUrls: Record<string, string> = {};
  const configure = async (permissions: Readonly<Record<string, BrokerPermissions>>) => {
    const { limited: passwords } = options.users ?? (await storedUsers(folder, Object.keys(permissions)));
    const limited = Object.entries(permissions).map(([user, allowed]) => {
      const login = { user, password: passwords[user] ?? '' };
      limitedUrls[user] = urlOf(login);
      return userText(login, allowed);
    });
    await writePrivateFile(
      configFile,
      configuration({ folder, host: machine.address, port, owner, limited, cluster: options.cluster }),
    );
  };
  await configure(options.limited ?? {});
  signal?.throwIfAborted();

  const server = superviseProcess({
    name: 'nats',
    command,
    args: ['-c', configFile],
    cwd: folder,
    env: { PATH: process.env.PATH },
    namespace: machine.namespace,
    logFile: join(dataDir, 'logs', 'nats.log'),
    beforeStart: () => clearStaleNats(folder, configFile),
    isReady: async () => (await askNats(url, 1_000)).problem === undefined,
    readyWithinMs,
    stopSignal: 'SIGTERM',
    stopWithinMs: 10_000,
    isServer: true,
    // Servers of a cluster try to reach each other while they start.
    show: (line) => (/\[(ERR|FTL)\]/.test(line) && !line.includes('connect to route') ? line : undefined),
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
    limitedUrls,
    allow: async (permissions) => {
      await configure(permissions);
      // A server that is restarting reads the configuration when it starts.
      sendSignal(Number(await readFile(join(folder, 'nats.pid'), 'utf8')), 'SIGHUP');
      const urls = Object.keys(permissions).map((user) => limitedUrls[user] ?? '');
      const isTaken = async () => {
        const answers = await Promise.all(urls.map((each) => askNats(each, 1_000)));
        return answers.every(({ problem }) => problem === undefined);
      };
      const deadline = Date.now() + readyWithinMs;
      while (!(await isTaken())) {
        if (Date.now() > deadline)
          throw new StartProblem(
            `nats does not read its users from ${configFile}. The reason is in logs/nats.log.`,
          );
        await wait(50);
      }
    },
    get pid() {
      return server.pid;
    },
    restart: () => server.restart(),
    stop: (how) => server.stop(how),
  };
};
