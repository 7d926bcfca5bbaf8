import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listWorkspaces, type Workspace } from '../workspaces/list-workspaces';
import { lockedPackages } from '../workspaces/lock-file';
import { findRoot } from '../workspaces/workspace';

const rootInputs = ['tsconfig.base.json'];
const noInputFolders = new Set(['node_modules', 'dist', 'test', 'testing', 'gallery', 'screenshots']);
const noInputFiles = /\.test\.tsx?$|\.md$/;

/** Which files of a workspace are inputs. */
interface Kind {
  /** Whether a file or folder with this name is an input. */
  isIn: (folder: string, name: string) => boolean;
  isFolderIn: (name: string) => boolean;
}

const isVisible = (name: string) => !name.startsWith('.');

/** Inputs of a build. They include the pacts, which a release contains, but not the code that makes them. */
const ofBuild: Kind = {
  isIn: (folder, name) =>
    isVisible(name) && !noInputFiles.test(name) && (!folder.endsWith('/pact') || name === 'pacts'),
  isFolderIn: (name) => !noInputFolders.has(name),
};

/** Inputs of pacts: sources and all files of tests. */
const ofPacts: Kind = {
  isIn: (_, name) => isVisible(name) && !name.endsWith('.md'),
  isFolderIn: (name) => !['node_modules', 'dist', 'pacts'].includes(name),
};

const filesBelow = (folder: string, kind: Kind): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => kind.isIn(folder, name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return kind.isFolderIn(entry.name) ? filesBelow(path, kind) : [];
      return entry.isFile() ? [path] : [];
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

const hashFiles = (folder: string, how: string, kind: Kind): string => {
  const root = findRoot(folder);
  const shared = rootInputs.map((name) => join(root, name)).filter((path) => existsSync(path));
  const workspaces = inputWorkspaces(folder);
  const files = [...workspaces.flatMap((workspace) => filesBelow(workspace.folder, kind)), ...shared].sort();
  const hash = createHash('sha256').update(how);
  for (const path of files) {
    const contents = readFileSync(path);
    hash.update(`\0${relative(root, path)}\0${contents.length}\0`).update(contents);
  }
  for (const line of lockedPackages(root, workspaces)) hash.update(`\0${line}`);
  return hash.digest('hex');
};

/**
 * A hash over the inputs of a workspace's build: its own sources and configuration, those of the workspaces it depends on,
 * and their npm packages as the lock file fixes them. Names and contents count; times, tests and dependencies of other
 * workspaces do not.
 * @param how what else the result depends on, such as the build's mode
 */
export const hashInputs = (folder: string, how: string): string => hashFiles(folder, how, ofBuild);

/**
 * A hash over what the pacts of a consumer depend on: the inputs of its build, the tests of the same workspaces, and the version of Node.
 */
export const hashPactInputs = (folder: string): string =>
  hashFiles(folder, `pacts on ${process.version}`, ofPacts);
