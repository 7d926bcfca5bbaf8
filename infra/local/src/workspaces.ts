import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces, type Workspace } from '@setu/build-kit';

/** Folders of the services that can run: those in services/ with a main file. */
export function findServices(root: string): Workspace[] {
  return listWorkspaces(root).filter(
    ({ folder }) => folder.startsWith(join(root, 'services/')) && existsSync(join(folder, 'src', 'main.ts')),
  );
}

/** Whether a workspace is a front end: the shell, or a remote (`mfe-…`) at the root. */
function isFrontend(root: string, { folder, name }: Workspace): boolean {
  return folder === join(root, name) && (name === 'shell' || name.startsWith('mfe-'));
}

/** The dist folders of the front ends that were built, the shell first: remotes stand on it. */
export function findReleases(root: string): string[] {
  return listWorkspaces(root)
    .filter((workspace) => isFrontend(root, workspace))
    .sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell'))
    .map(({ folder }) => join(folder, 'dist'))
    .filter((dist) => existsSync(join(dist, 'release.json')));
}
