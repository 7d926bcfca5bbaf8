import { createHash } from 'node:crypto';
import type { Release } from '@setu/contracts';
import type { LivePiece, LiveRelease, LiveReleases } from '../live-releases';
import type { RegistryState } from './registry-state';

/**
 * Where a visitor stands with a canary: 0 up to, not including, 100, in hundredths. The same for one visitor and one
 * version always, so that a canary which grows keeps the visitors it has.
 */
export const bucketOf = (visitor: string, name: string, version: string): number =>
  (createHash('sha256').update(`${visitor} ${name} ${version}`).digest().readUInt32BE(0) % 10_000) / 100;

/** Whether a visitor gets the canary. Without a visitor's id only a canary for everybody. */
const getsCanary = (visitor: string | null, name: string, { release }: LiveRelease, percent: number) =>
  percent >= 100 || (visitor !== null && bucketOf(visitor, name, release.version) < percent);

/** A share strictly between nobody and everybody, for which visitors have to be told apart. */
const isSplit = ({ canary }: LivePiece) => canary !== null && canary.percent > 0 && canary.percent < 100;

const piecesOf = ({ shell, remotes, services }: RegistryState): LivePiece[] => [
  ...(shell ? [shell] : []),
  ...remotes,
  ...services,
];

/** Whether visitors have to be told apart at all. */
export const hasSplitCanary = (state: RegistryState): boolean => piecesOf(state).some(isSplit);

/** What each visitor's pages are made of, while one state lasts. */
export interface Choices {
  /** The same value for visitors with the same choice. @param visitor null: one who cannot be told apart */
  for: (visitor: string | null) => LiveReleases;
}

export const makeChoices = (state: RegistryState): Choices => {
  const split = piecesOf(state).filter(isSplit);
  const known = new Map<string, LiveReleases>();
  const choose = (visitor: string | null): LiveReleases => {
    const pick = <R extends Release>({ name, live, canary }: LivePiece<R>): LiveRelease<R>[] => {
      const picked =
        canary && getsCanary(visitor, name, canary.release, canary.percent) ? canary.release : live;
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
      const key = split
        .map(({ name, canary }) =>
          canary && getsCanary(visitor, name, canary.release, canary.percent) ? '1' : '0',
        )
        .join('');
      const found = known.get(key) ?? choose(visitor);
      known.set(key, found);
      return found;
    },
  };
};
