import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findRoot, readPackageJson } from './workspace';

const notInputs = new Set(['node_modules', 'dist', 'test', 'testing', 'gallery', 'screenshots']);
/** Tests and what makes pacts is no input; the pacts themselves are, since a release holds them. */
const isTest = (name: string, folder: string) =>
  /\.test\.tsx?$/.test(name) || (folder.endsWith('/pact') && name !== 'pacts');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || notInputs.has(entry.name) || isTest(entry.name, folder)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });

/** The folders a front end is built from: its own and those of the packages it is made of. */
export const inputFolders = (folder: string): string[] => {
  const root = findRoot(folder);
  return [
    folder,
    ...['contracts', 'ui', 'mfe-kit', 'marketplace'].map((name) => join(root, 'packages', name)),
  ];
};

/**
 * The version of what is about to be built: the package's own version plus ten characters of a hash over
 * every input (own sources, packages, lock file, mode). Known before the build, because the name of the
 * federation container and the folder the files are served from hold it: two versions never meet in one.
 */
export const inputVersion = (folder: string, mode: string): string => {
  const root = findRoot(folder);
  const hash = createHash('sha256').update(mode);
  for (const file of [...inputFolders(folder).flatMap(filesBelow), join(root, 'package-lock.json')])
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return `${readPackageJson(folder).version}-${hash.digest('hex').slice(0, 10)}`;
};

/** The federation container's global name: unique per version, a JavaScript identifier. */
export const containerName = (name: string, version: string): string =>
  `setu_${name}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');
