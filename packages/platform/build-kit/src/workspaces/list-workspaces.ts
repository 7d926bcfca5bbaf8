import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One npm workspace of this repository. */
export interface Workspace {
  /** The folder's own name, such as `catalog`. */
  name: string;
  packageName: string;
  folder: string;
  scripts: Record<string, string>;
  /** Names of the packages it needs to run, to be built and to be tested. */
  dependencies: string[];
}

const folders = (root: string, pattern: string): string[] => {
  if (!pattern.includes('*')) return [join(root, pattern)];
  const parts = pattern.split('/');
  const [start = '', end = ''] = (parts.pop() ?? '').split('*');
  const parent = join(root, ...parts);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .sort()
    .map((name) => join(parent, name));
};

/** The workspaces named by the root's package.json, in its order. */
export const listWorkspaces = (root: string): Workspace[] => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return workspaces
    .flatMap((pattern) => folders(root, pattern))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return {
        name: basename(folder),
        packageName: manifest.name,
        folder,
        scripts: manifest.scripts ?? {},
        dependencies: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
      };
    });
};

/** The remotes: the workspaces `mfe-…` at the root. */
export const listRemotes = (root: string): Workspace[] =>
  listWorkspaces(root).filter(({ name, folder }) => name.startsWith('mfe-') && folder === join(root, name));
