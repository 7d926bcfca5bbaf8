import { access } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Release,
  type RemoteRelease,
  type ServiceRelease,
  type ShellRelease,
  shellName,
} from '@setu/protocol';
import type { Knex } from 'knex';
import type { Artefacts } from './artefacts/artefacts';
import { currentDeployments, deployedReleases, previousReleases } from './deployments';
import type { LiveDeployable, LiveRelease, PageReleases } from './live-releases';

/** The state of the registry. Each change makes a new value. */
export interface RegistryState {
  /** Id of the newest deployment in it; 0 when there is none. */
  revision: number;
  shell: LiveDeployable<ShellRelease> | null;
  remotes: readonly LiveDeployable<RemoteRelease>[];
  services: readonly LiveDeployable<ServiceRelease>[];
}

export const emptyState: RegistryState = { revision: 0, shell: null, remotes: [], services: [] };

/** Files that this machine needs to serve a release. */
const servedPaths = (release: Release) =>
  release.files.flatMap(({ path }) => [path, `${path}.br`, `${path}.gz`]);

/** Makes the files of a release available on this machine. */
export const openRelease = async <R extends Release>(
  artefacts: Artefacts,
  release: R,
): Promise<LiveRelease<R>> => ({
  release,
  folder: await artefacts.folder(release, release.kind === 'service' ? [] : servedPaths(release)),
});

/**
 * Whether the files of every live shell and remote are on this machine, checked by one file of each. They are missing when `ARTEFACTS` is
 * a folder of this gateway only, instead of the shared one: its pages would have no scripts.
 */
export const hasFiles = async (state: RegistryState): Promise<boolean> => {
  const isThere = async ({ release, folder }: LiveRelease): Promise<boolean> => {
    const [first] = release.kind === 'service' ? [] : release.files;
    return (
      first === undefined ||
      access(join(folder, first.path)).then(
        () => true,
        () => false,
      )
    );
  };
  return (await Promise.all(releasesIn(state).map(isThere))).every(Boolean);
};

const isOf =
  <K extends Release['kind']>(kind: K) =>
  (deployable: LiveDeployable): deployable is LiveDeployable<Extract<Release, { kind: K }>> =>
    (deployable.live ?? deployable.canary?.release)?.release.kind === kind;

/** Reads the live releases. @throws when the database or the artefacts cannot be read */
export const readRegistry = async (db: Knex, artefacts: Artefacts): Promise<RegistryState> => {
  // One snapshot: a deployment added between two reads would be live without its release.
  const [deployments, releases, earlier] = await db.transaction(
    async (trx) =>
      [await currentDeployments(trx), await deployedReleases(trx), await previousReleases(trx)] as const,
    { isolationLevel: 'repeatable read', readOnly: true },
  );
  const open = async (name: string, version: string | null | undefined) => {
    const release = version ? releases.get(`${name} ${version}`) : undefined;
    return release ? openRelease(artefacts, release) : null;
  };
  const deployables = await Promise.all(
    deployments.map(async ({ deployable: name, live, canary }): Promise<LiveDeployable> => {
      const release = await open(name, canary?.version);
      const previous = earlier.get(name);
      return {
        name,
        live: await open(name, live),
        canary:
          canary && release
            ? { release, percent: canary.percent, stopsWhenSlow: canary.stopsWhenSlow ?? false }
            : null,
        previous: previous ? await openRelease(artefacts, previous) : null,
      };
    }),
  );
  return {
    revision: Math.max(0, ...deployments.map(({ id }) => id)),
    shell: deployables.filter(isOf('shell')).find(({ name }) => name === shellName) ?? null,
    remotes: deployables.filter(isOf('remote')),
    services: deployables.filter(isOf('service')),
  };
};

/** Every deployable of a state, shell first. */
export const deployablesOf = ({ shell, remotes, services }: RegistryState): LiveDeployable[] => [
  ...(shell ? [shell] : []),
  ...remotes,
  ...services,
];

/** The releases before the live ones. Their files are available even while the database is down. */
export const previousIn = (state: RegistryState): LiveRelease[] =>
  deployablesOf(state).flatMap(({ previous }) => (previous ? [previous] : []));

/** The releases of a deployable that visitors get: the live one and the canary. */
const releasesOf = <R extends Release>({ live, canary }: LiveDeployable<R>): LiveRelease<R>[] => [
  ...(live ? [live] : []),
  ...(canary ? [canary.release] : []),
];

/** Every release of a state: live releases and canaries. */
export const releasesIn = (state: RegistryState): LiveRelease[] => deployablesOf(state).flatMap(releasesOf);

/** Every combination of shell and remote that a page can have, and each shell alone. */
export const pageReleasesIn = ({ shell, remotes }: RegistryState): PageReleases[] =>
  (shell ? releasesOf(shell) : []).flatMap((ofShell) =>
    [null, ...remotes.flatMap(releasesOf)].map((remote) => ({ shell: ofShell, remote })),
  );

/** Whether this version is the deployable's canary. */
export const isCanary = (state: RegistryState, deployable: string, version: string): boolean =>
  deployablesOf(state).some(
    ({ name, canary }) => name === deployable && canary?.release.release.version === version,
  );

/** Whether visitors currently get this version: it is live, or the canary. */
export const isDeployed = (state: RegistryState, deployable: string, version: string): boolean =>
  releasesIn(state).some(({ release }) => release.name === deployable && release.version === version);
