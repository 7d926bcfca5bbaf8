import { join } from 'node:path';
import type { container } from '@rspack/core';
import { packageFolder, readPackageJson } from '@setu/build-kit';

type FederationOptions = ConstructorParameters<typeof container.ModuleFederationPlugin>[0];
type SharedTable = Extract<NonNullable<FederationOptions['shared']>, Record<string, unknown>>;

/**
 * What every front end of a page has in common exactly once, by share key. A key ending in `/` shares the
 * package's sub-entries too: `react-dom/client` would go round a bare `react-dom`.
 */
const singletons = [
  { key: 'react', of: 'react' },
  { key: 'react/', of: 'react' },
  { key: 'react-dom', of: 'react-dom' },
  { key: 'react-dom/', of: 'react-dom' },
  { key: 'react-router-dom', of: 'react-router-dom', facade: '@setu/mfe-kit/router' },
  { key: '@tanstack/react-query', of: '@tanstack/react-query' },
  { key: 'styled-components', of: 'styled-components' },
  { key: 'zod', of: 'zod', facade: '@setu/mfe-kit/zod' },
  { key: '@setu/ui', of: '@setu/ui' },
  { key: '@setu/mfe-kit', of: '@setu/mfe-kit' },
] as const;

/**
 * Share keys that are loaded with the screens that need them and not at start: the entries of the design system with components. Its
 * plain functions (`format`, `kolam`) are bundled and tree-shaken where they are used.
 */
export const onDemandKeys = (folder: string): string[] =>
  Object.entries(readPackageJson(packageFolder('@setu/ui', folder)).exports ?? {})
    .filter(([entry, file]) => entry !== '.' && file.endsWith('.tsx'))
    .map(([entry]) => join('@setu/ui', entry));

/** All share keys of which a remote can say what it takes by name. */
export const namedKeys = (folder: string): string[] => [
  ...singletons.map(({ key }) => key),
  ...onDemandKeys(folder),
];

/** Installed versions of all shared packages, by package name. */
export const sharedVersions = (folder: string): Record<string, string> =>
  Object.fromEntries(singletons.map(({ of }) => [of, readPackageJson(packageFolder(of, folder)).version]));

/** The shell provides everything: the core at start, the rest on demand. */
export const providedShares = (folder: string): SharedTable => {
  const versions = sharedVersions(folder);
  const core = singletons.map(({ key, of, ...rest }) => [
    key,
    {
      singleton: true,
      eager: true,
      version: versions[of],
      requiredVersion: versions[of],
      ...('facade' in rest ? { import: rest.facade } : {}),
    },
  ]);
  const late = onDemandKeys(folder).map((key) => [
    key,
    { singleton: true, version: versions['@setu/ui'], requiredVersion: versions['@setu/ui'] },
  ]);
  return Object.fromEntries([...core, ...late]) as SharedTable;
};

const rangeOf = (version: string | undefined) => `^${version}`;

/** What a remote built here runs with: ranges of semantic versions, by package name. */
export const sharedRanges = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedVersions(folder)).map(([name, version]) => [name, rangeOf(version)]),
  );

/** A remote brings none of it and refuses to run on a version its range does not cover. */
export const consumedShares = (folder: string): SharedTable => {
  const versions = sharedVersions(folder);
  const consume = (of: string) => ({
    import: false as const,
    singleton: true,
    strictVersion: true,
    requiredVersion: rangeOf(versions[of]),
  });
  return Object.fromEntries([
    ...singletons.map(({ key, of }) => [key, consume(of)]),
    ...onDemandKeys(folder).map((key) => [key, consume('@setu/ui')]),
  ]) as SharedTable;
};

/** What a server-rendered page has in common, by share key, and the module that provides it. */
export const serverShares = (folder: string): { key: string; from: string }[] => [
  { key: 'react/jsx-runtime', from: 'react/jsx-runtime' },
  ...singletons
    .filter(({ key }) => !key.endsWith('/'))
    .map((single) => ({ key: single.key, from: 'facade' in single ? single.facade : single.key })),
  ...onDemandKeys(folder).map((key) => ({ key, from: key })),
];
