import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { Logger } from '@setu/service-kit';
import { limits } from './limits';

/** User ids that systemd's convention leaves unassigned (60706 to 61183): each renderer gets a different one. */
const firstUserId = 60_800;
const userIdCount = 256;

/** Node must print its version within this time. */
const probeTimeoutMs = 10_000;

/** Runs a program in its own network and user namespaces, without any network interface. */
const unshare = ['/usr/bin/unshare', '/bin/unshare'].find((path) => existsSync(path));

/** Node calls the permission model by this name since 22.13 and 23.5. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * The permission model with nothing allowed: no file, child process, worker, add-on or WASI. Code generation from strings is off, so
 * that no function that the code gets can escape from its context.
 */
const nodeFlags = [
  '--no-warnings',
  permissionFlag,
  '--experimental-vm-modules',
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  `--max-old-space-size=${limits.heapMegabytes}`,
  '--v8-pool-size=1',
];

/** How renderers are isolated, as the machine allows. */
export interface Isolation {
  /** Whether each runs as its own user: then it cannot signal, trace or read any other process. */
  hasOwnUser: boolean;
  /** Whether each has its own, empty network. */
  hasOwnNetwork: boolean;
}

const commandFor = ({ hasOwnNetwork }: Isolation, args: readonly string[]): [string, string[]] =>
  hasOwnNetwork && unshare
    ? [unshare, ['-U', '-n', '--', process.execPath, ...args]]
    : [process.execPath, [...args]];

const userOf = ({ hasOwnUser }: Isolation, id: number) => (hasOwnUser ? { uid: id, gid: id } : {});

/** Whether Node starts with this isolation: the machine may refuse the user, the namespaces or the path to Node. */
const isPossible = (isolation: Isolation): Promise<boolean> =>
  new Promise((resolve) => {
    const [command, args] = commandFor(isolation, ['--version']);
    const options = { env: {}, cwd: '/', timeout: probeTimeoutMs, ...userOf(isolation, firstUserId) };
    try {
      execFile(command, args, options, (error) => resolve(error === null));
    } catch {
      resolve(false);
    }
  });

/** Finds the strictest isolation that this machine allows, and logs what is missing. */
export const findIsolation = async (logger: Logger): Promise<Isolation> => {
  const users = process.getuid?.() === 0 ? [true, false] : [false];
  const networks = unshare ? [true, false] : [false];
  const candidates = users.flatMap((hasOwnUser) =>
    networks.map((hasOwnNetwork) => ({ hasOwnUser, hasOwnNetwork })),
  );
  let found: Isolation = { hasOwnUser: false, hasOwnNetwork: false };
  for (const candidate of candidates)
    if (await isPossible(candidate)) {
      found = candidate;
      break;
    }
  if (!found.hasOwnUser)
    logger.info(
      'Renderers run as the user of the gateway. Run the gateway as root to give each renderer its own user.',
    );
  if (!found.hasOwnNetwork)
    logger.info('Renderers share the network of the gateway. Allow `unshare --user --net` to isolate them.');
  return found;
};

/** Starts an isolated Node process. @throws what `spawn` throws when the machine refuses */
export type StartIsolated = (program: string) => ChildProcessByStdio<Writable, Readable, null>;

/** Each process gets a separate user id. */
export const makeStartIsolated = (isolation: Isolation): StartIsolated => {
  const taken = new Set<number>();
  const takeId = () => {
    const first = Math.floor(Math.random() * userIdCount);
    const ids = Array.from({ length: userIdCount }, (_, n) => firstUserId + ((first + n) % userIdCount));
    const id = ids.find((each) => !taken.has(each)) ?? firstUserId + first;
    taken.add(id);
    return id;
  };
  return (program) => {
    const id = takeId();
    const [command, args] = commandFor(isolation, [...nodeFlags, '--input-type=module', '--eval', program]);
    const child = spawn(command, args, {
      cwd: '/',
      env: {},
      // Its own session: Ctrl-C in the terminal reaches the gateway only, which then ends its renderers.
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      ...userOf(isolation, id),
    });
    for (const event of ['exit', 'error']) child.once(event, () => taken.delete(id));
    return child;
  };
};
