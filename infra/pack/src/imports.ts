import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { Manifest } from './packed-manifest';

/** Matches statements, which the compiler does not indent, and expressions that load a module; a group contains the specifier. */
const specifier =
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\b(?:import|require)\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]\s*\)/gm;

const commentLine = /^\s*(?:\/\*\*|\*|\/\/).*$/gm;

/** The specifiers that a file imports. */
export const importsOf = (text: string): string[] =>
  [...text.replace(commentLine, '').matchAll(specifier)].map(([, a, b, c]) => a ?? b ?? c ?? '');

/** A source or a built file of a package, by its path in the package. */
export interface CodeFile {
  path: string;
  text: string;
}

const packageOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

const isPackage = (request: string) =>
  /^[@a-z]/.test(request) && !request.startsWith('node:') && !builtinModules.includes(request);

/** Test helpers have a separate folder, which production never loads. */
const isTest = (path: string) => path.startsWith('test/');

/** The packages that the files import, each with one of these files. */
const packagesIn = (files: readonly CodeFile[], own: string): Map<string, string> =>
  new Map(
    files.flatMap(({ path, text }) =>
      importsOf(text)
        .filter(isPackage)
        .map((request) => [packageOf(request), path] as const)
        .filter(([name]) => name !== own),
    ),
  );

const typesOf = (name: string) => `@types/${name.replace('@', '').replace('/', '__')}`;

/**
 * Problems of a built package's imports and types, each with a fix: people who install the package would miss a package or a type.
 */
export const importProblems = (folder: string, manifest: Manifest, files: readonly CodeFile[]): string[] => {
  const { name: own, dependencies = {}, devDependencies = {} } = manifest;
  const problem = (name: string, path: string, isAllowedIn: Record<string, string>) => {
    const says = `${folder}/${path} imports ${name}`;
    if (name in isAllowedIn) return [];
    if (name in devDependencies)
      return `${says}, which is declared for development only. Move it from devDependencies to dependencies in ${folder}/package.json.`;
    return `${says}, which is not declared. Run npm install ${name} -w ${own}.`;
  };
  const code = files.filter(({ path }) => !isTest(path));
  const helpers = files.filter(({ path }) => isTest(path));
  const types = packagesIn(
    code.filter(({ path }) => path.endsWith('.d.ts')),
    own,
  );
  const shortened = files.filter(({ path, text }) => path.endsWith('.d.ts') && text.includes('/*elided*/'));
  return [
    ...shortened.map(
      ({ path }) =>
        `${folder}/${path} has a type that the compiler shortened to any. Write the type of what its source exports.`,
    ),
    ...[...packagesIn(code, own)].flatMap(([name, path]) => problem(name, path, dependencies)),
    ...[...packagesIn(helpers, own)].flatMap(([name, path]) =>
      problem(name, path, { ...devDependencies, ...dependencies }),
    ),
    ...[...types].flatMap(([name, path]) =>
      typesOf(name) in devDependencies
        ? `${folder}/${path} shows types of ${typesOf(name)}, which is declared for development only. Move it to dependencies in ${folder}/package.json.`
        : [],
    ),
  ];
};

const fix = 'Take what is needed of it as an argument, or as a type that the product registers (ADR 0092).';

/**
 * Imports of sources that leave the platform, by name or by path, each with a fix.
 * @param platform names of the platform's packages
 */
export const crossings = (
  folder: string,
  sources: readonly CodeFile[],
  platform: ReadonlySet<string>,
): string[] =>
  sources.flatMap(({ path, text }) =>
    importsOf(text).flatMap((request) => {
      const name = packageOf(request);
      if (name.startsWith('@setu/') && !platform.has(name))
        return `${folder}/${path} imports ${request}, which is of the product. ${fix}`;
      if (request.startsWith('.') && join(path, '..', request).startsWith('..'))
        return `${folder}/${path} imports ${request}, which is of another package. Import what that one exports, by its name.`;
      return [];
    }),
  );

/** Packages that the test helpers of a package import, and their type packages. */
export const testPackagesOf = (files: readonly CodeFile[], own: string): Set<string> => {
  const names = [
    ...packagesIn(
      files.filter(({ path }) => isTest(path)),
      own,
    ).keys(),
  ];
  return new Set(names.flatMap((name) => [name, typesOf(name)]));
};
