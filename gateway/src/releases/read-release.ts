import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Release } from '@setu/contracts';
import type { LiveRelease } from '../live-releases';

/** @throws when the folder holds no release.json, or one that is not as the contract says */
export const readRelease = async (folder: string): Promise<LiveRelease> => {
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  return { release: Release.parse(JSON.parse(text)), folder };
};
