import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPackageJson } from '../workspaces/workspace';
import type { BuildGraph } from './used-modules';

/** A package of contracts in a build: it defines calls and events. */
export interface Contracts {
  /** Its exports, by name. */
  exports: Readonly<Record<string, unknown>>;
  /** Names of the exports that the build uses. */
  used: ReadonlySet<string>;
}

/** By folder: the folder of the package of contracts that contains it, or null. */
const known = new Map<string, string | null>();

const folderAt = (folder: string): string | null => {
  const before = known.get(folder);
  if (before !== undefined) return before;
  const parent = dirname(folder);
  let found: string | null = null;
  if (existsSync(join(folder, 'package.json')))
    found = readPackageJson(folder).setu?.contracts ? folder : null;
  else if (parent !== folder) found = folderAt(parent);
  known.set(folder, found);
  return found;
};

/**
 * The folder of the package of contracts that a source file belongs to; null for all other files. The package.json of such a package
 * has `"setu": { "contracts": true }`. A front end or a service with its own contracts needs no other setting.
 */
export const contractsFolder = (file: string): string | null => folderAt(dirname(file));

/** The packages of contracts in a build, with what it uses of each. */
export const contractsIn = async ({ modules }: BuildGraph): Promise<Contracts[]> => {
  const used = new Map<string, Set<string>>();
  for (const { file, exports } of modules) {
    const folder = contractsFolder(file);
    if (folder) used.set(folder, new Set([...(used.get(folder) ?? []), ...exports]));
  }
  return Promise.all(
    [...used].map(async ([folder, names]) => {
      const entry = readPackageJson(folder).exports?.['.'] ?? 'index.js';
      const file = typeof entry === 'string' ? entry : entry.default;
      return { exports: await import(pathToFileURL(join(folder, file)).href), used: names };
    }),
  );
};

/** The exports of its contracts that a build uses. */
export const usedOf = (contracts: readonly Contracts[]): unknown[] =>
  contracts.flatMap(({ exports, used }) =>
    Object.entries(exports).flatMap(([name, value]) => (used.has(name) ? [value] : [])),
  );
