import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * Lets a shared package that could not be fetched be fetched again. The runtime keeps the failed promise of its
 * first attempt for as long as the page lives: a dialog that met a bad moment of the network would never open.
 */
export const shareRetryPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'share-retry',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const version of Object.values(scope[pkgName] ?? {})) if (!version.loaded) version.loading = null;
  },
});
