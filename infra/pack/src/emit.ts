import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Workspace } from '@setu/build-kit';
import { type CodeFile, importsOf } from './imports';
import type { Manifest } from './packed-manifest';

/** A package of the platform. */
export interface PlatformPackage extends Workspace {
  manifest: Manifest;
}

const hasTestEntry = ({ exports = {} }: Manifest) =>
  Object.values(exports).some((file) => file.startsWith('./test/'));

/** The folders of a package that are packed with their contents. */
const codeFolders = ({ manifest }: PlatformPackage): string[] => [
  'src',
  ...(hasTestEntry(manifest) ? ['test'] : []),
];

/** The sources to compile. */
export const sourcesOf = async (one: PlatformPackage): Promise<CodeFile[]> => {
  const found: CodeFile[] = [];
  for (const folder of codeFolders(one))
    for (const entry of await readdir(join(one.folder, folder), { recursive: true, withFileTypes: true }))
      if (/(?<!\.test)\.tsx?$/.test(entry.name)) {
        const file = join(entry.parentPath, entry.name);
        found.push({ path: relative(one.folder, file), text: await readFile(file, 'utf8') });
      }
  return found;
};

/** Compiles the sources of all packages at once, without type checking, which `tsc -b` does. @throws Error with the compiler's messages */
const compile = async (root: string, packages: readonly PlatformPackage[], staging: string) => {
  const config = join(staging, 'tsconfig.json');
  const platform = join(root, 'packages/platform');
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      rootDir: platform,
      outDir: staging,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      typeRoots: [join(root, 'node_modules/@types')],
    },
    include: packages.flatMap((one) => codeFolders(one).map((folder) => join(one.folder, folder))),
    exclude: ['*.test.ts', '*.test.tsx'].map((name) => join(platform, '**', name)),
  };
  await writeFile(config, JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', config], { cwd: root }).catch(({ stdout }) => {
    throw new Error(stdout);
  });
};

/** Copies files that are packed unchanged: commands, style sheets, and those that the package lists in `files`. */
const copyFiles = async (root: string, { folder, manifest }: PlatformPackage, target: string) => {
  const listed = Array.isArray(manifest.files) ? (manifest.files as string[]) : [];
  for (const name of ['bin', 'README.md', ...listed])
    if (existsSync(join(folder, name))) await cp(join(folder, name), join(target, name), { recursive: true });
  await cp(join(root, 'LICENSE'), join(target, 'LICENSE'));
};

/** The target of a relative import among the built files: `./a` is `./a.js`. */
const builtTarget = (request: string, from: string, files: ReadonlySet<string>): string | undefined => {
  const path = request.replace(/\.tsx?$/, '');
  return [path, `${path}.js`, `${path}.mjs`, `${path}/index.js`].find((one) =>
    files.has(join(dirname(from), one)),
  );
};

/** Paths of files in the form `new URL('../x.ts', import.meta.url)`. */
const fileAddress = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Adds the built file's extension to relative imports; Node and browsers need it. @throws Error for an import of an unpacked file */
const withEndings = ({ path, text }: CodeFile, files: ReadonlySet<string>): string => {
  const requests = [...importsOf(text), ...[...text.matchAll(fileAddress)].map(([, file = '']) => file)];
  let changed = text;
  for (const request of new Set(requests.filter((one) => one.startsWith('.')))) {
    const target = builtTarget(request, path, files);
    if (!target) throw new Error(`${path} imports ${request}, which is not packed`);
    for (const quote of [`'`, `"`])
      changed = changed.replaceAll(quote + request + quote, quote + target + quote);
  }
  return changed;
};

const isText = (path: string) => /\.([cm]?js|d\.ts)$/.test(path);

/**
 * Writes the built files of packages into folders with their names.
 * @returns the texts of the built code, by name of the package
 * @throws Error when a source does not compile, or imports a file that is not packed
 */
export const emit = async (
  root: string,
  packages: readonly PlatformPackage[],
  staging: string,
): Promise<Map<string, CodeFile[]>> => {
  await compile(root, packages, staging);
  const built = new Map<string, CodeFile[]>();
  for (const one of packages) {
    const target = join(staging, one.name);
    await copyFiles(root, one, target);
    for (const folder of codeFolders(one))
      await cp(join(one.folder, folder), join(target, folder), {
        recursive: true,
        filter: (path) => !/\.tsx?$/.test(path),
      });
    const entries = await readdir(target, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(target, join(entry.parentPath, entry.name)));
    const known = new Set(paths);
    const texts: CodeFile[] = [];
    for (const path of paths.filter(isText).sort()) {
      const text = withEndings({ path, text: await readFile(join(target, path), 'utf8') }, known);
      await writeFile(join(target, path), text);
      texts.push({ path, text });
    }
    built.set(one.manifest.name, texts);
  }
  return built;
};
