import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, sep } from 'node:path';
import { lockedPackages } from '../workspaces/lock-file';
import { findRoot, packageFolder, readPackageJson } from '../workspaces/workspace';
import type { Mode } from './mode';
import type { BuildGraph } from './used-modules';

/** The contents from which a version is hashed. */
export interface VersionParts {
  mode: Mode;
  /** The contents that the compiler put into the build. */
  graph: BuildGraph;
  /** Folders whose files are copied into the build: assets. A missing folder counts as empty. */
  folders: readonly string[];
  /** Our package that makes the build, the folder of its code, and the npm packages that the code needs. */
  kit: { name: string; sources: string; tools: readonly string[] };
  /** Other contents of the build, such as the versions of shared packages: any JSON. */
  settings: unknown;
}

const isSource = (name: string) => !/\.test\.tsx?$/.test(name);

const filesIn = (folder: string, recursive: boolean): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive, withFileTypes: true })
        .filter((entry) => entry.isFile() && isSource(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const inPackages = `node_modules${sep}`;

/** Modules that the federation plugin generates contain names of this build and machine, and are derived from hashed contents. */
const isGenerated = (file: string) => file.includes(`${inPackages}.federation${sep}`);

/** A name of the file that is the same in every checkout, wherever npm installed its package. */
const nameOf = (root: string, file: string): string => {
  const parts = file.split(inPackages);
  return parts.length > 1 ? `npm:${parts.at(-1)}` : relative(root, file).split(sep).join('/');
};

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const isBuiltIn = (request: string) =>
  request.startsWith('node:') || builtinModules.includes(packageOf(request));

/**
 * Placeholder for the hash in the files of a build whose version is not known yet. It has the same length, so that source maps stay
 * correct.
 */
export const unknownHash = 'unkn0wnHsh';

/** The version of a build before its hash is known. */
export const unknownVersion = (folder: string): string => `${readPackageJson(folder).version}-${unknownHash}`;

/**
 * The version of a build: the version of its package plus ten characters of a hash over the contents of the build. These
 * are the sources that the compiler included, the npm packages they import at run time, copied files, and the build tool. A
 * source that only another deployable includes changes nothing (ADR 0003).
 * @param folder the deployable's workspace
 */
export const builtVersion = (folder: string, parts: VersionParts): string => {
  const { mode, graph, folders, kit, settings } = parts;
  const root = findRoot(folder);
  const [kitFolder, buildKit] = [kit.name, '@setu/build-kit'].map((name) =>
    realpathSync(packageFolder(name, folder)),
  ) as [string, string];
  const files = [
    ...graph.modules.map(({ file }) => file).filter((file) => existsSync(file) && !isGenerated(file)),
    ...[join(folder, 'pact', 'pacts'), ...folders].flatMap((one) => filesIn(one, true)),
    ...[join(kitFolder, kit.sources), join(buildKit, 'src')].flatMap((one) => filesIn(one, true)),
    ...[join(root, 'tsconfig.base.json'), join(folder, 'rspack.config.ts')].filter((file) =>
      existsSync(file),
    ),
  ];
  const byName = new Map(files.map((file) => [nameOf(root, file), file]));
  const hash = createHash('sha256').update(`${mode}\0${JSON.stringify(settings)}`);
  for (const [name, file] of [...byName].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const contents = readFileSync(file);
    hash.update(`\0${name}\0${contents.length}\0`).update(contents);
  }
  const imported = graph.externals.filter((request) => !isBuiltIn(request)).map(packageOf);
  const locked = lockedPackages(root, [
    { folder, dependencies: [...new Set(imported)] },
    { folder: kitFolder, dependencies: [...kit.tools] },
  ]);
  for (const line of locked) hash.update(`\0${line}`);
  return unknownVersion(folder).replace(unknownHash, hash.digest('hex').slice(0, unknownHash.length));
};
