import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Workspace } from './workspaces';

const ROOT_INPUTS = ['package-lock.json', 'tsconfig.base.json'];
const NO_INPUT_FOLDERS = new Set(['node_modules', 'dist', 'test']);

/** Whether a file can change what is built: everything but tests and notes. */
function isBuildInput(fileName: string): boolean {
  return !/\.test\.tsx?$|\.md$|^\./.test(fileName);
}

async function inputsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  // What makes pacts is no input; the pacts themselves are, since a release holds them.
  const inputs = folder.endsWith('/pact') ? entries.filter(({ name }) => name === 'pacts') : entries;
  const found = await Promise.all(
    inputs.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NO_INPUT_FOLDERS.has(entry.name) ? [] : inputsBelow(path);
      return entry.isFile() && isBuildInput(entry.name) ? [path] : [];
    }),
  );
  return found.flat();
}

/** The workspace and all workspaces it depends on, directly or not. */
function withDependencies(workspace: Workspace, all: Workspace[]): Workspace[] {
  const needed = new Set([workspace]);
  for (const { dependencies } of needed) {
    for (const other of all) if (dependencies.includes(other.packageName)) needed.add(other);
  }
  return [...needed];
}

/**
 * A hash over everything that goes into a workspace's build: its own sources and configuration, those of the
 * workspaces it depends on, and the lock file. Names count as well as contents; times do not.
 */
export async function hashInputs(root: string, workspace: Workspace, all: Workspace[]): Promise<string> {
  const folders = withDependencies(workspace, all).map(({ folder }) => folder);
  const files = (await Promise.all(folders.map(inputsBelow))).flat();
  const shared = ROOT_INPUTS.map((name) => join(root, name)).filter((path) => existsSync(path));
  const hash = createHash('sha256').update(workspace.scripts.build ?? '');
  for (const path of [...files, ...shared].sort()) {
    const contents = await readFile(path);
    hash.update(`\0${relative(root, path)}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex');
}
