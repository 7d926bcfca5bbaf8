import type { RemoteRelease } from '@setu/protocol';
import type { RegistryState } from './registry-state';

/**
 * The last good release of a remote, which a page loads when a version fails: the live release, or the one before it when the
 * live one failed. Null when there is no other release, or no such remote.
 */
export const lastGood = (state: RegistryState, name: string, failed: string): RemoteRelease | null => {
  const remote = state.remotes.find((one) => one.name === name);
  const others = [remote?.live, remote?.previous].flatMap((live) => (live ? [live.release] : []));
  return others.find(({ version }) => version !== failed) ?? null;
};
