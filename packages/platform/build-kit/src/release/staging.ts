import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@setu/protocol';
import { isRunning } from '../processes/is-running';

/** The file that is written last, so that its presence means a complete release. */
const releaseFile = 'release.json';

/** Staging folders of interrupted builds. */
const abandoned = (dist: string): string[] =>
  readdirSync(dist).filter((name) => {
    const pid = Number(/^\.staging-(\d+)$/.exec(name)?.[1]);
    return pid > 0 && (pid === process.pid || !isRunning(pid));
  });

/** A new folder for a build, inside dist, which all tools already ignore. */
const stagingFolder = (dist: string): string => {
  const staging = join(dist, `.staging-${process.pid}`);
  mkdirSync(dist, { recursive: true });
  for (const name of abandoned(dist)) rmSync(join(dist, name), { recursive: true, force: true });
  mkdirSync(staging);
  return staging;
};

/** New files first, then release.json, then the old files are removed. Names that begin with a dot belong to other tools. */
const putInPlace = (staging: string, dist: string): void => {
  const built = readdirSync(staging).sort((a, b) => Number(a === releaseFile) - Number(b === releaseFile));
  for (const name of built) {
    rmSync(join(dist, name), { recursive: true, force: true });
    renameSync(join(staging, name), join(dist, name));
  }
  const kept = new Set(built);
  for (const name of readdirSync(dist))
    if (!kept.has(name) && !name.startsWith('.')) rmSync(join(dist, name), { recursive: true, force: true });
};

/** Writes the description of a build into its folder. */
export const writeRelease = (outputFolder: string, release: Release): void =>
  writeFileSync(join(outputFolder, releaseFile), `${JSON.stringify(release, null, 2)}\n`);

/**
 * Builds a workspace in a staging folder, which then replaces its dist. release.json comes last, so a reader that waits for
 * it finds a complete build. A failed build leaves dist unchanged.
 */
export const inStaging = async <T>(
  folder: string,
  build: (outputFolder: string) => Promise<T>,
): Promise<T> => {
  const dist = join(folder, 'dist');
  const staging = stagingFolder(dist);
  try {
    const result = await build(staging);
    putInPlace(staging, dist);
    return result;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
};
