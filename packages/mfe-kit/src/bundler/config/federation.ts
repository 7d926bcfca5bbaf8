import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { packageFolder } from '@setu/build-kit';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Options both sides of the federation need. `loaded-first`, because with the default strategy one dead
 * remote leaves the whole page empty; no remotes by name, because which remotes exist is data of the page.
 */
export const federation = (options: FederationOptions) =>
  new ModuleFederationPlugin({
    remotes: {},
    dts: false,
    manifest: true,
    shareStrategy: 'loaded-first',
    ...options,
  });

/** Packages of the federation runtime that Rspack or a federation plugin names by file. */
const namedByFile = [
  'webpack-bundler-runtime',
  'runtime',
  'runtime-tools',
  'inject-external-runtime-core-plugin',
];

/**
 * Rspack takes the CommonJS builds of the federation runtime, which cannot be shaken and weigh 10 kB gzipped
 * more in every entry; this sends it to the ESM builds that lie beside them.
 */
export const esmRuntime = (folder: string): Record<string, string> =>
  Object.fromEntries(
    namedByFile.map((name) => {
      const dist = join(packageFolder(`@module-federation/${name}`, folder), 'dist');
      return [join(dist, 'index.cjs'), join(dist, 'index.js')];
    }),
  );
