import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { type Boot, releaseBase } from '@setu/contracts';

const absolute = (path: string) => new URL(path, location.origin).href;

/** Integrity of every script the page may load beyond its own, by absolute address. */
const knownIntegrity = ({ remotes, shared }: Boot): ReadonlyMap<string, string> =>
  new Map([
    ...remotes.flatMap((remote) =>
      Object.entries(remote.integrity).map(
        ([path, integrity]) => [absolute(releaseBase(remote) + path), integrity] as const,
      ),
    ),
    ...Object.values(shared).flatMap((files) =>
      files.map(({ url, integrity }) => [absolute(url), integrity] as const),
    ),
  ]);

/**
 * Makes every script a remote is loaded by prove that it is the one that was released. The attributes equal
 * those of the page's preload links: with others the browser would fetch the file a second time.
 */
export const integrityPlugin = (boot: Boot): ModuleFederationRuntimePlugin => {
  const known = knownIntegrity(boot);
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = known.get(absolute(url));
      if (integrity) script.integrity = integrity;
      return script;
    },
  };
};
