import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

const ownRuntime = fileURLToPath(new URL('../../federation/bundler-runtime.ts', import.meta.url));

/** Puts the platform's small federation runtime in the place of the one that the compiler names by file (ADR 0044). */
export const federationRuntime = (folder: string): Record<string, string> => ({
  [join(packageFolder('@module-federation/webpack-bundler-runtime', folder), 'dist/index.cjs')]: ownRuntime,
});
