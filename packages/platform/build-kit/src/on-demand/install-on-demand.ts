import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { findRoot } from '../workspaces/workspace';

/** Changes the new folder before it gets its final path, for example to unpack the contents of a package. */
type Finish = (newFolder: string, finalFolder: string) => Promise<void>;

/** Leaves out npm's own variables, which would make npm use the repository's root. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

/** Does nothing when another run was first. */
const rename = (newFolder: string, finalFolder: string) => {
  try {
    renameSync(newFolder, finalFolder);
  } catch (error) {
    if (!existsSync(finalFolder)) throw error;
  }
};

const files = ['package.json', 'package-lock.json'];

/**
 * Installs the packages that only a rare command needs, from a separate `package.json` and `package-lock.json`, when the
 * command first runs. They are in `node_modules/.cache/on-demand` until the lock file changes or `npm ci` runs again.
 * Concurrent runs are safe: each installs into its own folder, and the first to finish renames its folder to the final path.
 * @param folder of the two files
 * @returns the folder whose `node_modules` has the packages
 * @throws when npm cannot install them, for example because it cannot reach its registry
 */
export const installOnDemand = async (folder: string, finish?: Finish): Promise<string> => {
  const root = findRoot();
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const cache = join(root, 'node_modules', '.cache', 'on-demand');
  const finalFolder = join(cache, `${basename(folder)}-${hash}`);
  if (existsSync(finalFolder)) return finalFolder;
  mkdirSync(cache, { recursive: true });
  const newFolder = mkdtempSync(join(cache, 'new-'));
  try {
    for (const file of files) cpSync(join(folder, file), join(newFolder, file));
    const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline'];
    await promisify(execFile)('npm', args, { cwd: newFolder, env: environment() });
    await finish?.(newFolder, finalFolder);
    rename(newFolder, finalFolder);
  } catch (error) {
    throw new Error(
      `npm could not install the packages of ${relative(root, folder)}, which this command needs. ` +
        'Run it again while npm reaches its registry.',
      { cause: error },
    );
  } finally {
    rmSync(newFolder, { recursive: true, force: true });
  }
  return finalFolder;
};
