import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listWorkspaces, type Workspace } from '../workspaces/list-workspaces';
import { lockedPackages } from '../workspaces/lock-file';
import { findRoot } from '../workspaces/workspace';

const rootInputs = ['tsconfig.base.json'];
const noInputFolders = new Set(['node_modules', 'dist', 'test', 'testing', 'gallery', 'screenshots']);
const noInputFiles = /\.test\.tsx?$|\.md$/;

/** The code that writes pacts is not an input. The pacts are, because a release contains them. */
const isIn = (folder: string, name: string) =>
  !name.startsWith('.') && (!folder.endsWith('/pact') || name === 'pacts');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isIn(folder, name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return noInputFolders.has(entry.name) ? [] : filesBelow(path);
      return entry.isFile() && !noInputFiles.test(entry.name) ? [path] : [];
    });

/** A workspace and the packages it depends on, directly or not, without `infra`, which only runs and tests it. */
const inputWorkspaces = (folder: string): Workspace[] => {
  const root = findRoot(folder);
  const all = listWorkspaces(root);
  const own = all.find((workspace) => workspace.folder === folder);
  if (!own) throw new Error(`${folder} is none of the workspaces of ${root}`);
  const packages = all.filter((workspace) => workspace.folder.startsWith(join(root, 'packages') + sep));
  const needed = new Set([own]);
  for (const { dependencies } of needed)
    for (const other of packages) if (dependencies.includes(other.packageName)) needed.add(other);
  return [...needed];
};

/** The folders a workspace is built from: its own, and those of the workspaces it depends on, directly or not. */
export const inputFolders = (folder: string): string[] =>
  inputWorkspaces(folder).map((workspace) => workspace.folder);

/**
 * A hash over the inputs of a workspace's build: its own sources and configuration, those of the workspaces it depends on,
 * and their npm packages as the lock file fixes them. Names and contents count; times, tests and needs of other workspaces
 * do not.
 * @param how what else the result depends on, such as the build's mode
 */
export const hashInputs = (folder: string, how: string): string => {
  const root = findRoot(folder);
  const shared = rootInputs.map((name) => join(root, name)).filter((path) => existsSync(path));
  const workspaces = inputWorkspaces(folder);
  const files = [...workspaces.flatMap((workspace) => filesBelow(workspace.folder)), ...shared].sort();
  const hash = createHash('sha256').update(how);
  for (const path of files) {
    const contents = readFileSync(path);
    hash.update(`\0${relative(root, path)}\0${contents.length}\0`).update(contents);
  }
  for (const line of lockedPackages(root, workspaces)) hash.update(`\0${line}`);
  return hash.digest('hex');
};
