import { join } from 'node:path';
import type { container } from '@rspack/core';
import { packageFolder, readPackageJson } from '@setu/build-kit';
import { queryNames, styleNames } from '../../facades/names';

type FederationOptions = ConstructorParameters<typeof container.ModuleFederationPlugin>[0];
type SharedTable = Extract<NonNullable<FederationOptions['shared']>, Record<string, unknown>>;

/** A package, or one of its entries, that a page loads once. */
interface Shared {
  key: string;
  /** The package, whose version the share has. */
  of: string;
  /** The module that provides it, when that is not the package itself. */
  facade?: string;
  /** The part of a package that browsers get: the package's file of ES modules, and the names that the product uses. */
  part?: { file: string; names: readonly string[] };
}

/**
 * The packages that a page loads exactly once, for all its front ends, by share key. A key ending in `/` also shares
 * the package's sub-entries: `react-dom/client` would bypass a bare `react-dom`.
 */
const singletons: readonly Shared[] = [
  { key: 'react', of: 'react' },
  { key: 'react/', of: 'react' },
  { key: 'react-dom', of: 'react-dom' },
  { key: 'react-dom/', of: 'react-dom' },
  { key: 'react-router-dom', of: 'react-router-dom', facade: '@setu/mfe-kit/router' },
  {
    key: '@tanstack/react-query',
    of: '@tanstack/react-query',
    part: { file: 'build/modern/index.js', names: queryNames },
  },
  {
    key: 'styled-components',
    of: 'styled-components',
    part: { file: 'dist/styled-components.browser.esm.js', names: styleNames },
  },
  { key: '@setu/ui', of: '@setu/ui' },
  { key: '@setu/mfe-kit', of: '@setu/mfe-kit' },
];

/** A virtual module of the shell's build. Its path is in the shell's folder, so that its imports resolve from there. */
const partModule = (folder: string, of: string) =>
  join(folder, 'src', `part-of-${of.replace(/\W+/g, '-')}.js`);

/**
 * The modules that provide parts of packages, by path. A shared package cannot be tree-shaken by the imports of remotes, so it is reduced
 * here.
 */
export const partModules = (folder: string): Record<string, string> =>
  Object.fromEntries(
    singletons.flatMap(({ of, part }) =>
      part
        ? [
            [
              partModule(folder, of),
              `export { ${part.names.join(', ')} } from ${JSON.stringify(join(packageFolder(of, folder), part.file))};`,
            ],
          ]
        : [],
    ),
  );

/** Zod validates forms; pages that only read do not load it. */
const zod = { key: 'zod', of: 'zod', facade: '@setu/mfe-kit/zod' } as const;

/**
 * Shares that are loaded with the screens that need them and not at start: zod, and the entries of the design system with
 * components. Its plain functions (`format`, `kolam`) are bundled and tree-shaken where they are used.
 */
const onDemand = (folder: string): Shared[] => [
  zod,
  ...(readPackageJson(packageFolder('@setu/ui', folder)).setu?.onDemand ?? []).map((entry) => ({
    key: `@setu/ui/${entry}`,
    of: '@setu/ui',
  })),
];

/** Share keys that are loaded with the screens that need them and not at start. */
export const onDemandKeys = (folder: string): string[] => onDemand(folder).map(({ key }) => key);

const allShared = (folder: string): Shared[] => [...singletons, ...onDemand(folder)];

/** All share keys from which a remote imports by name. */
export const namedKeys = (folder: string): string[] => allShared(folder).map(({ key }) => key);

/** Installed versions of all shared packages, by package name. */
export const sharedVersions = (folder: string): Record<string, string> =>
  Object.fromEntries(
    allShared(folder).map(({ of }) => [of, readPackageJson(packageFolder(of, folder)).version]),
  );

/** The shell provides everything: the core at start, the rest on demand. */
export const providedShares = (folder: string): SharedTable => {
  const versions = sharedVersions(folder);
  const provide = ({ key, of, facade, part }: Shared, eager: boolean) => [
    key,
    {
      singleton: true,
      eager,
      version: versions[of],
      requiredVersion: versions[of],
      ...(facade || part ? { import: facade ?? partModule(folder, of) } : {}),
    },
  ];
  return Object.fromEntries([
    ...singletons.map((shared) => provide(shared, true)),
    ...onDemand(folder).map((shared) => provide(shared, false)),
  ]) as SharedTable;
};

const rangeOf = (version: string | undefined) => `^${version}`;

/** The shared versions that a remote built here accepts: semver ranges, by package name. */
export const sharedRanges = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedVersions(folder)).map(([name, version]) => [name, rangeOf(version)]),
  );

/** A remote contains no shared package, and refuses to run with a version outside its range. */
export const consumedShares = (folder: string): SharedTable => {
  const versions = sharedVersions(folder);
  const consume = (of: string) => ({
    import: false as const,
    singleton: true,
    strictVersion: true,
    requiredVersion: rangeOf(versions[of]),
  });
  return Object.fromEntries(allShared(folder).map(({ key, of }) => [key, consume(of)])) as SharedTable;
};

/** The shared packages of a server-rendered page, by share key, and the module that provides each. */
export const serverShares = (folder: string): { key: string; from: string }[] => [
  { key: 'react/jsx-runtime', from: 'react/jsx-runtime' },
  ...allShared(folder)
    .filter(({ key }) => !key.endsWith('/'))
    .map(({ key, facade }) => ({ key, from: facade ?? key })),
];
