import type { RemoteSource } from '@setu/protocol';
import { bucketOf } from './canary-assignment';
import type { LiveReleases } from './live-releases';
import type { RegistryState } from './registry-state';

/** The release of each remote that one visitor gets. @param selected the releases that this visitor gets */
export const remoteSources = (
  { remotes }: RegistryState,
  selected: LiveReleases,
  visitor: string | null,
): RemoteSource[] =>
  remotes.map(({ name, canary }) => {
    const version = selected.remotes.find(({ release }) => release.name === name)?.release.version;
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
