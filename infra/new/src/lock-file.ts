import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * Notes a new workspace in package-lock.json as npm itself would, so that `npm ci` goes on working. Only packages that
 * are locked already may be among its dependencies.
 */
export const lockWorkspace = async (root: string, folder: string, manifest: Manifest): Promise<void> => {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) return;
  const lock: { packages: Record<string, unknown> } = JSON.parse(await readFile(file, 'utf8'));
  const { name, version, dependencies, devDependencies } = manifest;
  const { '': top, ...packages } = lock.packages;
  packages[folder] = { name, version, dependencies, devDependencies };
  packages[`node_modules/${name}`] = { resolved: folder, link: true };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = { '': top, ...Object.fromEntries(sorted) };
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
};
