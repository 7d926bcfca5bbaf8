import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { readPackageJson } from '@setu/build-kit';

/** A file or folder of an image, by its path in the checkout, which is also its path below /app. */
export interface ImageEntry {
  path: string;
  /** True for a package. Packages in its node_modules are separate entries. */
  isPackage: boolean;
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const packagesFolder = 'node_modules';

/** Returns the package of an import: `@scope/name` for `@scope/name/file`. */
const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

const isNpmPackage = (request: string): boolean =>
  !/^[./]|^node:|^#/.test(request) && !builtinModules.includes(request);

/** Returns the npm packages that a bundle imports. The bundler leaves them as imports at the top of the file. */
const importedBy = (bundle: string): string[] => {
  const imports = /^\s*(?:import|export)\b[^;"'`\n]*["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm;
  return [...readFileSync(bundle, 'utf8').matchAll(imports)]
    .map(([, first, second]) => first ?? second ?? '')
    .filter(isNpmPackage)
    .map(packageOf);
};

/** Folder of a package as Node finds it from another folder; undefined when it is not installed. */
const findPackage = (name: string, from: string, root: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, packagesFolder, name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === root) return undefined;
  }
};

/** @throws Error when a required package is not installed */
const addPackage = (
  name: string,
  from: string,
  root: string,
  isNeeded: boolean,
  found: Set<string>,
): void => {
  const folder = findPackage(name, from, root);
  if (!folder) {
    // A package for another operating system, or a peer that is not used.
    if (!isNeeded) return;
    throw new Error(`${name} is not installed, which ${relative(root, from)} needs. Run npm ci`);
  }
  if (found.has(folder)) return;
  found.add(folder);
  const { dependencies, optionalDependencies, peerDependencies }: Manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  for (const other of Object.keys(dependencies ?? {})) {
    const isOptional = optionalDependencies?.[other] !== undefined;
    addPackage(other, folder, root, !isOptional, found);
  }
  for (const other of Object.keys({ ...optionalDependencies, ...peerDependencies }))
    addPackage(other, folder, root, false, found);
};

/**
 * Lists the contents of the image of a service or the gateway: its build, and the npm packages that it imports, with their dependencies.
 * @param workspace such as `services/catalog`
 * @throws Error when the workspace is not built, or a package is missing
 */
export const imageFiles = (root: string, workspace: string): ImageEntry[] => {
  const folder = join(root, workspace);
  const build = join(folder, 'dist');
  if (!existsSync(join(build, 'main.js')))
    throw new Error(`${workspace} is not built. Run npm run build -w ${readPackageJson(folder).name}`);
  const bundles = readdirSync(build).filter((file) => file.endsWith('.js'));
  const packages = new Set<string>();
  for (const name of new Set(bundles.flatMap((file) => importedBy(join(build, file)))))
    addPackage(name, build, root, true, packages);
  return [
    { path: join(workspace, 'package.json'), isPackage: false },
    { path: join(workspace, 'dist'), isPackage: false },
    { path: join('infra', 'containers', 'healthcheck.mjs'), isPackage: false },
    ...[...packages].sort().map((path) => ({ path: relative(root, path), isPackage: true })),
  ];
};
