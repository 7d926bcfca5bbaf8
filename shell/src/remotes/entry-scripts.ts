import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { BootRemote } from '@setu/contracts';
import { fileAddress } from '../page/file-address';

/** How long an entry may take, ms; as long as any other file of a release, which its own build holds to the same. */
const entryTimeoutMs = 10_000;

/**
 * Checks the hash of a remote's entry and limits its loading time; the entry knows the hashes of its files. The attributes equal those
 * of the preload links of the page, because the browser would otherwise fetch the file twice.
 */
export const entryScripts = () => {
  const integrities = new Map<string, string>();
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'entry-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrities.get(url) ?? '';
      return { script, timeout: entryTimeoutMs };
    },
  };
  return {
    plugin,
    know: (remote: BootRemote) =>
      void integrities.set(fileAddress(remote, remote.entry), remote.integrity[remote.entry] ?? ''),
  };
};
