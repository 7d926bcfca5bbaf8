import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltFromSources, listWorkspaces } from '@setu/build-kit';
import type { Release } from '@setu/protocol';
import { readBuild } from '@setu/registry-client';
import { VerifyError } from './verify-error';

/** The folder of a deployable's sources; null when this checkout does not have it. */
export const folderOf = (root: string, deployable: string): string | null => {
  const places = [join(root, deployable), join(root, 'services', deployable)];
  return listWorkspaces(root).find(({ folder }) => places.includes(folder))?.folder ?? null;
};

/** The version that was built from the current sources of a deployable; null without such a build. */
export const versionBuilt = async (root: string, deployable: string): Promise<string | null> => {
  const folder = folderOf(root, deployable);
  if (folder === null || !isBuiltFromSources(folder)) return null;
  return (await readBuild(join(folder, 'dist'))).version;
};

/** The folder in which a deployable is built. */
const distOf = (root: string, deployable: string): string => {
  const folder = folderOf(root, deployable);
  if (!folder)
    throw new VerifyError(
      `This checkout has no deployable called ${deployable}. Verify in a checkout that has its sources.`,
    );
  return join(folder, 'dist');
};

/** The release that this checkout built. @throws VerifyError without a build, or when the sources changed since */
export const builtRelease = async (root: string, deployable: string): Promise<Release> => {
  const dist = distOf(root, deployable);
  if (!existsSync(join(dist, 'release.json')))
    throw new VerifyError(
      `${deployable} is not built. Run "npm run release -- publish ${deployable}" first.`,
    );
  const release = await readBuild(dist);
  if ((await versionBuilt(root, deployable)) !== release.version)
    throw new VerifyError(
      `The sources of ${deployable} have changed since build ${release.version}. Build and publish them first: "npm run release -- publish ${deployable}".`,
    );
  return release;
};
