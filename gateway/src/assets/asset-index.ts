import { type ReleaseFile, releaseBase } from '@setu/contracts';
import { allLive, type LiveReleases } from '../live-releases';
import { makeReadFile, type ReadFile } from './static-file';

/** A file that may be asked for, and how it is read. */
interface Asset {
  file: ReleaseFile;
  read: ReadFile;
}

export interface AssetIndex {
  /** Files of the live releases by address: `/mfe/public/0.1.0-3f9a2c1d/remoteEntry.js`. */
  versioned: ReadonlyMap<string, Asset>;
  /** Files of their `public` folders by address at the root: `/favicon.svg`. */
  root: ReadonlyMap<string, Asset>;
}

/** Code that runs in the gateway, source maps and build statistics are not for browsers. */
const isPrivate = (path: string) =>
  path.startsWith('server/') ||
  /\.(mjs|map)$/.test(path) ||
  path === 'mf-stats.json' ||
  path === 'release.json';

const publicPrefix = 'public/';

/**
 * Every address that answers with a file. Only what a release lists is in it, so no path a client makes up
 * reaches the disk.
 */
export const makeAssetIndex = (live: LiveReleases): AssetIndex => {
  const versioned = new Map<string, Asset>();
  const root = new Map<string, Asset>();
  for (const { release, folder } of allLive(live)) {
    const read = makeReadFile(folder);
    for (const file of release.files) {
      if (isPrivate(file.path)) continue;
      versioned.set(releaseBase(release) + file.path, { file, read });
      const isPublic = file.path.startsWith(publicPrefix);
      const address = `/${file.path.slice(publicPrefix.length)}`;
      if (isPublic && !root.has(address)) root.set(address, { file, read });
    }
  }
  return { versioned, root };
};
