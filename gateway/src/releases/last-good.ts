import type { RemoteRelease } from '@setu/contracts';
import type { RegistryState } from './registry-state';

/**
 * What a page goes on with when a version of a remote fails: what is live, unless that is the one that failed; then what
 * was live before. Null when there is nothing else, or no such remote.
 */
export const lastGood = (state: RegistryState, name: string, failed: string): RemoteRelease | null => {
  const piece = state.remotes.find((remote) => remote.name === name);
  const others = [piece?.live, piece?.previous].flatMap((live) => (live ? [live.release] : []));
  return others.find(({ version }) => version !== failed) ?? null;
};
