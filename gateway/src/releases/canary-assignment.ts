import { createHash } from 'node:crypto';
import type { Release } from '@setu/protocol';
import type { LiveDeployable, LiveRelease, LiveReleases } from './live-releases';
import { deployablesOf, type RegistryState } from './registry-state';

/**
 * A visitor's place in a canary, from 0 up to 100 (exclusive), in hundredths. It is constant for a visitor and version, so a
 * growing canary keeps its visitors.
 */
export const bucketOf = (visitor: string, name: string, version: string): number =>
  (createHash('sha256').update(`${visitor} ${name} ${version}`).digest().readUInt32BE(0) % 10_000) / 100;

/** Whether a visitor gets the canary. A visitor without an id only gets it when everybody does. */
const getsCanary = (visitor: string | null, { name, canary }: LiveDeployable): boolean => {
  if (!canary) return false;
  const { release, percent } = canary;
  return percent >= 100 || (visitor !== null && bucketOf(visitor, name, release.release.version) < percent);
};

/** Whether pages must give their visitors an id, which assigns them to a canary and by which its failures are counted. */
export const needsVisitorId = (state: RegistryState): boolean =>
  deployablesOf(state).some(({ canary }) => canary !== null && canary.percent > 0);

/** Selects the releases that each visitor gets, for one state of the registry. */
export interface ReleaseSelector {
  /** Returns the same value for visitors with the same releases. @param visitor null for a visitor without an id */
  releasesFor: (visitor: string | null) => LiveReleases;
}

export const makeReleaseSelector = (state: RegistryState): ReleaseSelector => {
  const withCanary = deployablesOf(state).filter(({ canary }) => canary !== null);
  const known = new Map<string, LiveReleases>();
  const select = (visitor: string | null): LiveReleases => {
    const pick = <R extends Release>(deployable: LiveDeployable<R>): LiveRelease<R>[] => {
      const { canary, live } = deployable;
      const picked = canary && getsCanary(visitor, deployable) ? canary.release : live;
      return picked ? [picked] : [];
    };
    return {
      shell: (state.shell && pick(state.shell)[0]) ?? null,
      remotes: state.remotes.flatMap(pick),
      services: state.services.flatMap(pick),
    };
  };
  return {
    releasesFor: (visitor) => {
      const key = withCanary.map((deployable) => (getsCanary(visitor, deployable) ? '1' : '0')).join('');
      const releases = known.get(key) ?? select(visitor);
      known.set(key, releases);
      return releases;
    },
  };
};
