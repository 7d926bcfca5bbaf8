import { isInertFile, type ReleaseFile } from '@setu/protocol';
import type { LiveRelease } from '../../releases/live-releases';
import { makeReadFile, type ReadFile } from './static-file';

/** A file that browsers may load, and how it is read. */
interface Asset {
  file: ReleaseFile;
  read: ReadFile;
}

/** The files of one release that browsers may load. */
export interface ReleaseAssets {
  /** By path in the release: `remoteEntry.js`. */
  files: ReadonlyMap<string, Asset>;
  /** Files of its `public` folder, by address at the root: `/favicon.svg`. */
  root: ReadonlyMap<string, Asset>;
}

/** Code that runs in the gateway, contracts, source maps and build statistics are not for browsers. */
const isPrivate = (path: string) =>
  path.startsWith('server/') ||
  path.startsWith('pacts/') ||
  /\.(mjs|map)$/.test(path) ||
  path === 'mf-stats.json' ||
  path === 'release.json';

const publicPrefix = 'public/';

/** Whether a remote may have this file at the root. Releases made before remotes had their own folder there have drawings. */
const isAllowedAtRoot = (path: string) => isInertFile(path) || path.endsWith('.svg');

/**
 * Every file of a release that browsers may load; none for a service. Only listed files are served, so a client cannot reach
 * other paths on the disk.
 */
export const makeReleaseAssets = ({ release, folder }: LiveRelease): ReleaseAssets => {
  const files = new Map<string, Asset>();
  const root = new Map<string, Asset>();
  if (release.kind === 'service') return { files, root };
  const read = makeReadFile(folder);
  for (const file of release.files) {
    if (isPrivate(file.path)) continue;
    files.set(file.path, { file, read });
    if (file.path.startsWith(publicPrefix) && (release.kind === 'shell' || isAllowedAtRoot(file.path)))
      root.set(`/${file.path.slice(publicPrefix.length)}`, { file, read });
  }
  return { files, root };
};
