import type { RemoteStanding } from '@setu/contracts';
import { bucketOf } from './canary-assignment';
import type { LiveReleases } from './live-releases';
import type { RegistryState } from './registry-state';

/** How each remote stands for one visitor. @param chosen what this visitor's pages are made of */
export const remoteSources = (
  { remotes }: RegistryState,
  chosen: LiveReleases,
  visitor: string | null,
): RemoteStanding[] =>
  remotes.map(({ name, canary }) => {
    const version = chosen.remotes.find(({ release }) => release.name === name)?.release.version;
    const offered = canary?.release.release.version;
    return {
      name,
      source: version !== undefined && version === offered ? 'canary' : 'live',
      canary:
        canary && offered
          ? {
              version: offered,
              percent: canary.percent,
              bucket: visitor === null ? null : bucketOf(visitor, name, offered),
            }
          : null,
    };
  });
