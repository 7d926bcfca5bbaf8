import * as core from '@module-federation/runtime/core';

/**
 * Lets a shared package that could not be fetched be fetched again. This runtime keeps the failed promise of its
 * first attempt for as long as the page lives: a dialog that could not be loaded once would never open.
 */
const shareRetry: core.ModuleFederationRuntimePlugin = {
  name: 'share-retry',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const version of Object.values(scope[pkgName] ?? {})) if (!version.loaded) version.loading = null;
  },
};

/**
 * Provides the federation runtime that releases of remotes took from the page before they had one of their own. It goes when
 * no such release is live or a last good release any more.
 */
export const provideEarlierRuntime = (): void => {
  if (Reflect.has(globalThis, '_FEDERATION_RUNTIME_CORE')) return;
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', core);
  core.registerGlobalPlugins([shareRetry]);
};
