import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { type BootRemote, releaseBase } from '@setu/contracts';

/** Absolute address of a remote's federation entry. */
export const entryAddress = (remote: BootRemote): string =>
  new URL(releaseBase(remote) + remote.entry, location.origin).href;

/**
 * Makes a remote's entry prove that it is the one that was released; the entry in turn knows the hashes of its
 * own files. The attributes equal those of the page's preload links: with others the browser would fetch the
 * file a second time.
 */
export const integrityPlugin = (remotes: readonly BootRemote[]): ModuleFederationRuntimePlugin => {
  const known = new Map(remotes.map((remote) => [entryAddress(remote), remote.integrity[remote.entry]]));
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = known.get(url) ?? '';
      return script;
    },
  };
};
