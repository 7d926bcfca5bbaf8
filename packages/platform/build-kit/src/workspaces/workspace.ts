import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface PackageJson {
  name: string;
  version: string;
  workspaces?: string[];
  /** A file by entry, or the files of a built package by condition. */
  exports?: Record<string, string | { default: string }>;
  /** Settings of a package for the builds of the platform. */
  setu?: {
    contracts?: boolean;
    /** Entries that a page loads with the screens that need them, without `./`. */
    onDemand?: string[];
  };
}

/** Reads a folder's package.json. */
export const readPackageJson = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** The nearest folder at or above `from` whose package.json lists workspaces. @throws when there is none. */
export const findRoot = (from: string = process.cwd()): string => {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && readPackageJson(folder).workspaces) return folder;
    if (dirname(folder) === folder) throw new Error(`No workspace root above ${from}`);
  }
};

/** Folder of an installed package, found the way Node finds it. @throws when it is not installed. */
export const packageFolder = (name: string, from: string): string => {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (dirname(folder) === folder) throw new Error(`Package ${name} is not installed (looked from ${from})`);
  }
};
