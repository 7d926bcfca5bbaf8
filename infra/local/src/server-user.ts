import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf, hasCode } from './error-code';

const run = promisify(execFile);

/** A user of this machine that a server runs as. */
export interface ServerUser {
  uid: number;
  gid: number;
}

async function lookUp(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch (error) {
    // `id` ends with 1 for a name nobody has.
    if (hasCode(error, 1)) return undefined;
    throw error;
  }
}

/**
 * The user PostgreSQL runs as, for it refuses to run as root: `postgres` where the machine has one, else `nobody`.
 * No user is created.
 * @returns undefined when we are not root: then it runs as ourselves
 */
export async function findServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (!user) throw new Error('This machine has neither a user "postgres" nor "nobody" to run PostgreSQL as');
  return user;
}

/**
 * Runs a shell test as that user, such as `test -x "$1"`: the only sure way to know what another user may reach,
 * since every folder above, access lists and mount options have a say.
 */
export async function holdsFor(
  user: ServerUser | undefined,
  test: string,
  ...args: string[]
): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', test, 'sh', ...args], { cwd: '/', ...user });
    return true;
  } catch (error) {
    if (typeof codeOf(error) === 'number') return false;
    throw error;
  }
}
