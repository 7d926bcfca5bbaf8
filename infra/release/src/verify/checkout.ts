import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inputVersion, listWorkspaces } from '@setu/build-kit';
import type { Release } from '@setu/contracts';
import { readBuild } from '../publish-folder';
import { VerifyError } from './verify-error';

const modes = ['production', 'development'] as const;

/** The folder of a piece's sources in this checkout; null when it is not here. */
export const folderOf = (root: string, piece: string): string | null => {
  const places = [join(root, piece), join(root, 'services', piece)];
  return listWorkspaces(root).find(({ folder }) => places.includes(folder))?.folder ?? null;
};

/** The versions that builds of a piece's sources have as they are now, one for each mode; none when it is not here. */
export const versionsBuilt = (root: string, piece: string): string[] => {
  const folder = folderOf(root, piece);
  return folder === null ? [] : modes.map((mode) => inputVersion(folder, mode));
};

/** The folder in which a piece is built. */
const distOf = (root: string, piece: string): string => {
  const folder = folderOf(root, piece);
  if (!folder) throw new VerifyError(`There is no piece ${piece} in this checkout.`);
  return join(folder, 'dist');
};

/**
 * The release that this checkout built.
 * @throws VerifyError when there is none, or the sources were changed since
 */
export const builtRelease = async (root: string, piece: string): Promise<Release> => {
  const dist = distOf(root, piece);
  if (!existsSync(join(dist, 'release.json')))
    throw new VerifyError(`${piece} is not built. Run "npm run release -- publish ${piece}" first.`);
  const release = await readBuild(dist);
  if (!versionsBuilt(root, piece).includes(release.version))
    throw new VerifyError(
      `The sources of ${piece} are not those of the build ${release.version}. Build and publish them first: "npm run release -- publish ${piece}".`,
    );
  return release;
};
