import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { readPackageJson } from '@setu/build-kit';

/** A file or a folder that an image holds, by its path in the checkout, which is its path below /app too. */
export interface ImageEntry {
  path: string;
  /** True for a package: packages inside its own node_modules are entries of their own. */
  isPackage: boolean;
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const packagesFolder = 'node_modules';

/** The package of an import: `@scope/name` of `@scope/name/file`. */
const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

const isNpmPackage = (request: string): boolean =>
  !/^[./]|^node:|^#/.test(request) && !builtinModules.includes(request);

/** npm packages that a bundle imports: the bundler leaves them outside, as imports at the top of the file. */
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

/** @throws Error for a package that is needed and not installed */
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
 * What the image of a service or of the gateway holds: its build, and the npm packages that the build imports, with all that those need.
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
