import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { copySources, root } from './copy-sources';
import { dataDir } from './platform';

const run = promisify(execFile);
/**
 * Folder of this platform's variants. It is inside the repository, so that packages are found; version control and the
 * test runner ignore it.
 */
const variants = () => join(root, '.data', 'variants', basename(dataDir()));

/** The changes of another version of a front end: its sources by path. */
export type Edits = Readonly<Record<string, (source: string) => string>>;

/** A repository with the same packages in which one deployable differs. */
const makeRoot = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) await cp(join(root, name), join(folder, name));
  await symlink(join(root, 'packages'), join(folder, 'packages'), 'dir');
};

/**
 * Builds another version of a front end from its sources with these edits, with the normal build. As always, the version follows from
 * the contents.
 * @returns the folder of the build
 */
export const buildVariant = async (deployable: string, name: string, edits: Edits): Promise<string> => {
  await makeRoot(join(variants(), name));
  const folder = join(variants(), name, deployable);
  await copySources(deployable, folder);
  for (const [path, edit] of Object.entries(edits)) {
    const file = join(folder, path);
    await writeFile(file, edit(existsSync(file) ? await readFile(file, 'utf8') : ''));
  }
  await run(process.execPath, [join(root, 'packages/platform/mfe-kit/bin/frontend.mjs'), 'build'], {
    cwd: folder,
  });
  return join(folder, 'dist');
};

/** Removes the builds of variants. */
export const removeVariants = (): Promise<void> => rm(variants(), { recursive: true, force: true });
