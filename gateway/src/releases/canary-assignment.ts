import { createHash } from 'node:crypto';
import type { Release } from '@setu/contracts';
import type { LiveDeployable, LiveRelease, LiveReleases } from './live-releases';
import { deployablesOf, type RegistryState } from './registry-state';

/**
 * Where a visitor stands with a canary: 0 up to, not including, 100, in hundredths. The same for one visitor and one
 * version always, so that a canary which grows keeps the visitors it has.
 */
export const bucketOf = (visitor: string, name: string, version: string): number =>
  (createHash('sha256').update(`${visitor} ${name} ${version}`).digest().readUInt32BE(0) % 10_000) / 100;

/** Whether a visitor gets the canary there is. Without a visitor's id only a canary for everybody. */
const getsCanary = (visitor: string | null, { name, canary }: LiveDeployable): boolean => {
  if (!canary) return false;
  const { release, percent } = canary;
  return percent >= 100 || (visitor !== null && bucketOf(visitor, name, release.release.version) < percent);
};

/** Whether visitors have to be told apart: for who gets a canary, and for how many of them it fails. */
export const needsVisitorId = (state: RegistryState): boolean =>
  deployablesOf(state).some(({ canary }) => canary !== null && canary.percent > 0);

/** What each visitor's pages are made of, while one state lasts. */
export interface ReleaseSelector {
  /** The same value for visitors with the same choice. @param visitor null: one who cannot be told apart */
  for: (visitor: string | null) => LiveReleases;
}

export const makeReleaseSelector = (state: RegistryState): ReleaseSelector => {
  const tried = deployablesOf(state).filter(({ canary }) => canary !== null);
  const known = new Map<string, LiveReleases>();
  const choose = (visitor: string | null): LiveReleases => {
    const pick = <R extends Release>(piece: LiveDeployable<R>): LiveRelease<R>[] => {
      const picked = piece.canary && getsCanary(visitor, piece) ? piece.canary.release : piece.live;
      return picked ? [picked] : [];
    };
    return {
      shell: (state.shell && pick(state.shell)[0]) ?? null,
      remotes: state.remotes.flatMap(pick),
      services: state.services.flatMap(pick),
    };
  };
  return {
    for: (visitor) => {
      const key = tried.map((piece) => (getsCanary(visitor, piece) ? '1' : '0')).join('');
      const found = known.get(key) ?? choose(visitor);
      known.set(key, found);
      return found;
    },
  };
};
