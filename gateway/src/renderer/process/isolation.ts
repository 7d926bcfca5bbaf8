import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { Logger } from '@setu/service-kit';
import { limits } from './limits';

/** User ids that systemd's convention leaves unassigned (60706 to 61183): each renderer has one of its own. */
const firstUserId = 60_800;
const userIdCount = 256;

/** Milliseconds in which Node must answer its version. */
const probeTimeoutMs = 10_000;

/** Runs a program in network and user namespaces of its own, without any interface. */
const unshare = ['/usr/bin/unshare', '/bin/unshare'].find((path) => existsSync(path));

/** Node calls the permission model by this name since 22.13 and 23.5. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * With the permission model and nothing allowed: no file, no child process, no worker, no add-on, no WASI. Code from
 * strings is off, so that no function that reaches the code leads out of its context.
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

/** How renderers are kept apart from this machine, as far as it allows. */
export interface Isolation {
  /** Whether each runs as a user of its own: then it cannot signal, trace or read any other process. */
  hasOwnUser: boolean;
  /** Whether each has a network of its own, in which there is nothing. */
  hasOwnNetwork: boolean;
}

const commandFor = ({ hasOwnNetwork }: Isolation, args: readonly string[]): [string, string[]] =>
  hasOwnNetwork && unshare
    ? [unshare, ['-U', '-n', '--', process.execPath, ...args]]
    : [process.execPath, [...args]];

const userOf = ({ hasOwnUser }: Isolation, id: number) => (hasOwnUser ? { uid: id, gid: id } : {});

/** Whether Node starts that way here: the user may be refused, the namespaces, or the path to Node itself. */
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

/** The strictest isolation this machine allows. What is missing is logged, once. */
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
      'Renderers run as the user of this process. Run the gateway as root to give each a user of its own.',
    );
  if (!found.hasOwnNetwork)
    logger.info(
      'Renderers share the network of this process. Allow `unshare --user --net` to take it away from them.',
    );
  return found;
};

/** Starts Node processes that are kept apart. @throws what `spawn` throws when the machine refuses */
export type StartIsolated = (program: string) => ChildProcessByStdio<Writable, Readable, null>;

/** Each process gets a user id that no other one of this gateway has. */
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
      // A session of its own: the terminal's Ctrl-C is for the gateway, which then ends it.
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      ...userOf(isolation, id),
    });
    for (const event of ['exit', 'error']) child.once(event, () => taken.delete(id));
    return child;
  };
};
