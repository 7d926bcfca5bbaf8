import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces, type Workspace } from '@setu/build-kit';

/** Folders of the services that can run: those in services/ with a main file. */
export const findServices = (root: string): Workspace[] =>
  listWorkspaces(root).filter(
    ({ folder }) => folder.startsWith(join(root, 'services/')) && existsSync(join(folder, 'src', 'main.ts')),
  );

/** The service with this name in services/; undefined when it does not exist or cannot run. */
export const findService = (root: string, name: string): Workspace | undefined =>
  existsSync(join(root, 'services', name, 'src', 'main.ts'))
    ? findServices(root).find((service) => service.name === name)
    : undefined;

/** Whether a workspace is a front end: the shell, or a remote (`mfe-…`) at the root. */
const isFrontend = (root: string, { folder, name }: Workspace): boolean =>
  folder === join(root, name) && (name === 'shell' || name.startsWith('mfe-'));

/** Whether a workspace is a deployable of the registry. */
const isDeployable = (root: string, workspace: Workspace) =>
  isFrontend(root, workspace) || workspace.folder.startsWith(join(root, 'services/'));

/**
 * The workspaces that are released. Services are first, because they start while the rest is being published, then the shell,
 * then the remotes, which depend on it.
 */
export const findDeployables = (root: string): Workspace[] => {
  const rank = (workspace: Workspace) =>
    workspace.name === 'shell' ? 1 : isFrontend(root, workspace) ? 2 : 0;
  return listWorkspaces(root)
    .filter((workspace) => isDeployable(root, workspace))
    .sort((a, b) => rank(a) - rank(b));
};

/** The dist folders of all built deployables, in the order of going live. */
export const findReleases = (root: string): string[] =>
  findDeployables(root)
    .map(({ folder }) => join(folder, 'dist'))
    .filter((dist) => existsSync(join(dist, 'release.json')));
