import type { StatsCompilation } from '@rspack/core';
import {
  type Audience,
  containerName,
  type ReleaseContract,
  type ReleaseFile,
  type RemoteRelease,
  type ShellRelease,
} from '@setu/protocol';
import { remoteEntryFile } from '../config/remote-config';
import { serverFile } from '../config/server-config';
import { namedKeys, onDemandKeys, sharedRanges, sharedVersions } from '../config/shared';
import { filesOfGroup, isScript, isStyle, sharesOfGroup } from './chunks';
import { readManifest } from './manifest';
import { namesGiven, namesUsed } from './shared-names';

interface Base {
  name: string;
  version: string;
  commit: string | null;
  isDirty?: true;
  calls: string[];
  files: ReleaseFile[];
  contracts: ReleaseContract[];
  /** Limit of its scripts on each page, gzipped bytes. */
  budget: number;
  /** Path of the module with which the gateway renders its screens. */
  render: string;
}

/** The exports of a remote's server module. */
export interface ServerModule {
  name: string;
  routes: { path: string; audience: Audience; screen: string; search?: string[] }[];
}

/** Name of the chunk a screen is built into. */
export const chunkOfScreen = (screen: string): string => `screen-${screen.replace('./', '')}`;

/** The release.json of a remote: its routes with the files and on-demand shares that each screen needs. */
export const remoteRelease = async (
  folder: string,
  base: Base,
  routes: ServerModule['routes'],
  stats: StatsCompilation,
): Promise<RemoteRelease> => {
  const late = new Set(onDemandKeys(folder));
  return {
    ...base,
    kind: 'remote',
    sharedVersions: sharedVersions(folder),
    sharedRanges: sharedRanges(folder),
    sharedImports: await namesUsed(stats, namedKeys(folder)),
    entry: remoteEntryFile,
    container: containerName(base),
    server: `server/${serverFile}`,
    routes: routes.map((route) => {
      const files = filesOfGroup(stats, chunkOfScreen(route.screen));
      if (!files.length)
        throw new Error(`The build gave no file for the screen ${route.screen} of ${route.path}`);
      const shared = sharesOfGroup(stats, chunkOfScreen(route.screen)).filter((key) => late.has(key));
      return { ...route, files, shared };
    }),
  };
};

/** The shell's release.json: the initial files of a page, and the files of each share that is loaded on demand. */
export const shellRelease = (
  folder: string,
  outputFolder: string,
  base: Base,
  pages: Pick<ShellRelease, 'routes' | 'needs'>,
  stats: StatsCompilation,
): ShellRelease => {
  const late = new Set(onDemandKeys(folder));
  const start = filesOfGroup(stats, 'shell');
  const shared = readManifest(outputFolder).shared.filter(({ name }) => late.has(name));
  return {
    ...base,
    kind: 'shell',
    sharedVersions: sharedVersions(folder),
    scripts: start.filter(isScript),
    styles: start.filter(isStyle),
    fonts: base.files.map(({ path }) => path).filter((path) => path.endsWith('.woff2')),
    sharedExports: namesGiven(stats),
    shared: Object.fromEntries(shared.map(({ name, assets }) => [name, assets.js.sync])),
    ...pages,
  };
};
