import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Options both sides of the federation need. `loaded-first`, because with the default strategy one dead remote leaves
 * the whole page empty; no remotes by name, because the page lists the remotes.
 */
export const federation = (options: FederationOptions) =>
  new ModuleFederationPlugin({
    remotes: {},
    dts: false,
    manifest: true,
    shareStrategy: 'loaded-first',
    ...options,
  });

/** Replaces the compiler's federation runtime by the platform's small one (ADR 0001). */
export const federationRule = {
  test: /@module-federation[\\/]runtime[\\/]rspack\.js$/,
  loader: fileURLToPath(new URL('../loaders/federation-loader.ts', import.meta.url)),
};
