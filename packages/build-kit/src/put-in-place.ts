import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The file whose presence says that a release is whole. */
export const releaseFile = 'release.json';

/** A fresh folder for a build, inside of dist so that nothing else has to know of it. */
export const stagingFolder = (dist: string): string => {
  const staging = join(dist, `.staging-${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
};

/**
 * Puts a finished build in the place of the last one: new files first, then release.json where there is one, then the
 * old files go. Until then a platform that runs on this folder keeps working with what is there.
 */
export const putInPlace = (staging: string, dist: string): void => {
  const built = readdirSync(staging).sort((a, b) => Number(a === releaseFile) - Number(b === releaseFile));
  for (const name of built) {
    rmSync(join(dist, name), { recursive: true, force: true });
    renameSync(join(staging, name), join(dist, name));
  }
  const kept = new Set(built);
  for (const name of readdirSync(dist))
    if (!kept.has(name) && !name.startsWith('.')) rmSync(join(dist, name), { recursive: true, force: true });
  rmSync(staging, { recursive: true, force: true });
};
