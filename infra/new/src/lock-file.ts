import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './plan';

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * Adds a new workspace to package-lock.json like npm, so that `npm ci` keeps working. All its dependencies must already be
 * locked.
 */
export const lockWorkspace = (root: string, folder: string, manifest: Manifest): Edit[] => {
  const path = 'package-lock.json';
  if (!existsSync(join(root, path))) return [];
  const { name, version, dependencies, devDependencies } = manifest;
  const change = (text: string) => {
    const lock: { packages: Record<string, unknown> } = JSON.parse(text);
    const { '': top, ...packages } = lock.packages;
    packages[folder] = { name, version, dependencies, devDependencies };
    packages[`node_modules/${name}`] = { resolved: folder, link: true };
    const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
    lock.packages = { '': top, ...Object.fromEntries(sorted) };
    return `${JSON.stringify(lock, null, 2)}\n`;
  };
  return [{ path, change }];
};
