import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease, ShellRelease } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type { LiveRelease, LiveReleases, ReleaseSource } from '../live-releases';
import { readRelease } from './read-release';

/** How often folders are looked at, ms. A look is one stat a folder. */
const everyMs = 1_000;

/** Changes whenever a build writes the folder's release anew. */
const stampOf = async (folder: string): Promise<string> => {
  try {
    const { mtimeMs, size } = await stat(join(folder, 'release.json'));
    return `${mtimeMs} ${size}`;
  } catch {
    return 'missing';
  }
};

const isShell = (live: LiveRelease): live is LiveRelease<ShellRelease> => live.release.kind === 'shell';
const isRemote = (live: LiveRelease): live is LiveRelease<RemoteRelease> => live.release.kind === 'remote';

/**
 * Releases as build folders on this machine: what lies there is live. A folder whose release is missing or
 * malformed is left out and said so in the log; the others go on.
 */
export const folderReleases = async (folders: readonly string[], logger: Logger): Promise<ReleaseSource> => {
  let live: LiveReleases = { shell: null, remotes: [] };
  let stamps: string[] = [];

  const read = async (folder: string): Promise<LiveRelease[]> => {
    try {
      return [await readRelease(folder)];
    } catch (err) {
      logger.error({ err, folder }, 'this front end has no release that can be read, and is left out');
      return [];
    }
  };
  const load = async () => {
    const releases = (await Promise.all(folders.map(read))).flat();
    live = { shell: releases.find(isShell) ?? null, remotes: releases.filter(isRemote) };
    if (!live.shell) logger.error('there is no shell: no page can be shown');
    const names = releases.map(({ release }) => `${release.name} ${release.version}`);
    logger.info({ releases: names }, 'front ends');
  };
  const look = async () => {
    const seen = await Promise.all(folders.map(stampOf));
    if (seen.every((stamp, i) => stamp === stamps[i])) return;
    stamps = seen;
    await load();
  };

  await look();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((err: unknown) => logger.error({ err }, 'front ends could not be looked at'))
      .finally(() => {
        isLooking = false;
      });
  }, everyMs);
  timer.unref();
  return { current: () => live, stop: () => clearInterval(timer) };
};
