import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { codeOf, hasCode } from '../report/error-code';
import { StartProblem } from '../report/start-problem';

const run = promisify(execFile);

/** A user of this machine that a server runs as. */
export interface ServerUser {
  uid: number;
  gid: number;
}

const lookUp = async (name: string): Promise<ServerUser | undefined> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch (error) {
    // `id` ends with 1 for a name that does not exist.
    if (hasCode(error, 1)) return undefined;
    throw error;
  }
};

/** @throws StartProblem when this user has no name, as in a container that runs with a numeric user */
export const checkUserName = (lookUpSelf: () => unknown = userInfo): void => {
  try {
    lookUpSelf();
  } catch {
    throw new StartProblem(
      `PostgreSQL runs only as a user with a name, and user ${process.getuid?.()} has no line in /etc/passwd. ` +
        'Add one, start as another user, or set DATABASE_URL to a server of your own.',
    );
  }
};

/**
 * The user that PostgreSQL runs as, because it refuses to run as root: `postgres` if the machine has that user, else
 * `nobody`.
 * @returns undefined when this process does not run as root: PostgreSQL then runs as the same user
 * @throws StartProblem when the user of this process has no name
 */
export const findServerUser = async (): Promise<ServerUser | undefined> => {
  if (process.getuid?.() !== 0) {
    checkUserName();
    return undefined;
  }
  const user = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (!user) throw new Error('This machine has neither a user "postgres" nor "nobody" to run PostgreSQL as');
  return user;
};

/**
 * Runs a shell test as that user, such as `test -x "$1"`: the only reliable check of access, because folders above, access
 * lists and mount options count too.
 */
export const holdsFor = async (
  user: ServerUser | undefined,
  test: string,
  ...args: string[]
): Promise<boolean> => {
  try {
    await run('/bin/sh', ['-c', test, 'sh', ...args], { cwd: '/', ...user });
    return true;
  } catch (error) {
    if (typeof codeOf(error) === 'number') return false;
    throw error;
  }
};
