import type { BootRemote, FailureCause } from '@setu/protocol';
import { readStored, writeStored } from '../page/stored-json';

/** Why this tab avoids a release. */
export interface Avoidance {
  version: string;
  cause: FailureCause;
  message: string;
  /** True when no other release could be shown; the tab then uses this release again. */
  isOver?: boolean;
}

const tab = () => sessionStorage;
const storageKey = (name: string) => `avoided:${name}`;
const avoidanceOf = (name: string) => readStored<Avoidance>(tab, storageKey(name));

/** Why this tab uses the last good release of a remote instead of this one; null when it uses this one. */
export const avoidanceFor = ({ name, version }: BootRemote): Avoidance | null => {
  const avoidance = avoidanceOf(name);
  return avoidance?.version === version && !avoidance.isOver ? avoidance : null;
};

/**
 * Makes the next pages of this tab use the last good release of a remote. Only once per remote, so that a page that
 * another release does not fix is not reloaded endlessly.
 * @returns false when this was done before, or nothing can be stored
 */
export const avoidRelease = (name: string, avoidance: Avoidance): boolean =>
  avoidanceOf(name) === null && writeStored(tab, storageKey(name), avoidance);

/** Makes this tab use a release again, because no other release can be shown. The stored entry still prevents another reload. */
export const endAvoidance = (name: string): void => {
  const avoidance = avoidanceOf(name);
  if (avoidance) writeStored(tab, storageKey(name), { ...avoidance, isOver: true });
};
