/** The fields that are read from a package.json. */
export interface Manifest {
  name: string;
  version: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** The extension of a source, which the extension of the built file replaces. */
const sourceEnding = /\.tsx?$/;

/** An entry of `exports` for the built files; an entry that is not a source stays unchanged. */
const builtEntry = (file: string) =>
  sourceEnding.test(file)
    ? { types: file.replace(sourceEnding, '.d.ts'), default: file.replace(sourceEnding, '.js') }
    : file;

const isFolder = (version: string) => version.startsWith('file:');

const entriesOf = (record: Record<string, string> = {}) => Object.entries(record).sort();

interface Packed {
  manifest: Manifest;
  /** Versions of Node that the repository supports. */
  engines: unknown;
  /** Packages that only the packed test helpers import. */
  testPackages: ReadonlySet<string>;
  /** The manifests of folders in the package that it depends on with `file:`. */
  nested: readonly Manifest[];
}

/**
 * The package.json of a tarball: `exports` point to the built files. Packages of `devDependencies` that test helpers import are optional
 * peers, so that they are not installed with a service.
 */
export const packedManifest = ({ manifest, engines, testPackages, nested }: Packed): Manifest => {
  const { private: _, scripts, files, devDependencies, dependencies, exports = {}, ...rest } = manifest;
  const peers = entriesOf(devDependencies).filter(([name]) => testPackages.has(name));
  const optional = nested.flatMap((one) => entriesOf(one.optionalDependencies));
  const needed = entriesOf(dependencies).filter(([, version]) => !isFolder(version));
  return {
    ...rest,
    engines,
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, file]) => [entry, builtEntry(file)]),
    ) as unknown as Record<string, string>,
    dependencies: Object.fromEntries(needed),
    ...(optional.length > 0 ? { optionalDependencies: Object.fromEntries(optional) } : {}),
    ...(peers.length > 0
      ? {
          peerDependencies: Object.fromEntries(peers),
          peerDependenciesMeta: Object.fromEntries(peers.map(([name]) => [name, { optional: true }])),
        }
      : {}),
  };
};
