import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from '@setu/build-kit';
import { type Log, type LogFile, openLogFile, StartProblem } from '@setu/dev-servers';
import type { Deployment } from '@setu/protocol';
import { type RegistryClient, readBuild } from '@setu/registry-client';
import type { BrokerAccess } from '@setu/service-kit/broker-access';
import type { RunFile } from '../data-folder/run-file';
import { startFallbackRelease } from './fallback-release';
import { followRegistry } from './follow-registry';
import { type Instances, listenForInstances } from './instances';
import { readLastLive, saveLastLive } from './last-live';
import { makeReleaseFolder, type ReleaseFolder } from './release-folder';
import { type DesiredReleases, makeServiceRunner, type ServiceRunner } from './service-runner';

interface Options {
  /** The services of this checkout. */
  workspaces: readonly Workspace[];
  /** Finds a service that was added after the start, and prepares it to run. Absent when services cannot be added. */
  admit?: (name: string) => Promise<Workspace | undefined>;
  dataDir: string;
  /** Connection to NATS. */
  broker: BrokerAccess;
  /** Address of this machine on which the services listen and gateways reach them. */
  host: string;
  /** The environment of a service, apart from its address. */
  envOf: (name: string) => NodeJS.ProcessEnv;
  client: RegistryClient;
  log: Log;
  onChange: () => void;
}

/** Runs the releases of all services in the registry. */
export interface LiveServices {
  /**
   * Starts the versions that were live in the last run on this data folder, except services that were built since. The
   * registry does not have to be running yet.
   */
  startLastLive: () => Promise<void>;
  /**
   * Runs the releases of the registry, once all builds are published. When a live release does not start, a previously live version
   * serves in its place, and the terminal and the service's log report this.
   * @throws StartProblem when no earlier version starts either
   */
  startLive: () => Promise<void>;
  /** Starts following the registry. Before `startLive` this only applies to services whose live release is their build. */
  follow: () => void;
  /** The processes, for run.json. */
  processes: () => Pick<RunFile, 'services' | 'otherInstances'>;
  stop: () => Promise<void>;
}

interface Service {
  workspace: Workspace;
  /** The version in dist at the start; undefined when nothing is built. */
  builtAtStart: string | undefined;
  releases: ReleaseFolder;
  runner: ServiceRunner;
  logFile: LogFile;
}

const builtVersion = async ({ folder }: Workspace): Promise<string | undefined> => {
  const dist = join(folder, 'dist');
  return existsSync(join(dist, 'release.json')) ? (await readBuild(dist)).version : undefined;
};

const openService = async (
  { dataDir, host, envOf, client, log, onChange }: Options,
  instances: Instances,
  workspace: Workspace,
): Promise<Service> => {
  const logFile = await openLogFile(join(dataDir, 'logs', `${workspace.name}.log`));
  const releases = makeReleaseFolder(client, dataDir, workspace);
  const env = envOf(workspace.name);
  const runner = makeServiceRunner({ workspace, host, env, releases, instances, logFile, log, onChange });
  return { workspace, builtAtStart: await builtVersion(workspace), releases, runner, logFile };
};

const desiredOf = ({ id, live, canary }: Deployment): DesiredReleases => ({
  live,
  canary: canary?.version ?? null,
  deployment: id,
});

const isServing = (runner: ServiceRunner, version: string) => runner.processes()[0]?.version === version;

/** The live versions, and the file from which the next start reads them. */
const trackLiveVersions = (dataDir: string, services: readonly Service[]) => {
  const live = new Map<string, string>();
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    const entries = await Promise.all(
      services.map(async ({ workspace, runner }) => {
        const version = live.get(workspace.name);
        const built = await builtVersion(workspace);
        // The next start must not use a version that did not start.
        return version && built && isServing(runner, version)
          ? [[workspace.name, { live: version, built }] as const]
          : [];
      }),
    );
    await saveLastLive(dataDir, Object.fromEntries(entries.flat()));
  };

  return {
    of: (name: string) => live.get(name),
    /** @returns whether anything changed */
    update: (deployments: readonly Deployment[]): boolean => {
      let hasChanged = false;
      for (const { deployable, live: version } of deployments) {
        if (!services.some(({ runner }) => runner.name === deployable)) continue;
        hasChanged ||= live.get(deployable) !== (version ?? undefined);
        if (version) live.set(deployable, version);
        else live.delete(deployable);
      }
      return hasChanged;
    },
    save: async () => {
      writing = writing.catch(() => undefined).then(write);
      await writing;
    },
    whenSaved: () => writing.catch(() => undefined),
  };
};

/**
 * Starts an earlier version of a service whose live release does not serve.
 * @throws StartProblem when no earlier version starts either
 */
const ensureServing = async (
  { client, log }: Options,
  { runner, logFile }: Service,
  live: string | undefined,
) => {
  if (!live || isServing(runner, live)) return;
  const problem = runner.problem();
  const notice = await startFallbackRelease(client, runner, live);
  if (notice) {
    log(notice);
    logFile.write(notice);
  } else if (problem !== undefined)
    throw new StartProblem(
      `${problem instanceof StartProblem ? problem.message : String(problem)}\n` +
        `No earlier version of ${runner.name} could be started. Fix the source and start again.`,
    );
};

/** @throws when the broker cannot be reached */
export const makeLiveServices = async (options: Options): Promise<LiveServices> => {
  const { workspaces, dataDir, broker, client, log } = options;
  const instances = await listenForInstances(broker, log);
  const services = await Promise.all(
    workspaces.map((workspace) => openService(options, instances, workspace)),
  );
  const liveVersions = trackLiveVersions(dataDir, services);
  let stopped: Promise<void> | undefined;
  let following: { stop: () => Promise<void> } | undefined;
  /** False while builds are being published: a live release may soon be replaced by its build. */
  let arePublished = false;

  const admitting = new Map<string, Promise<void>>();
  const admitNew = async (name: string) => {
    const workspace = await options.admit?.(name);
    if (workspace) services.push(await openService(options, instances, workspace));
  };
  /** Opens the services among these that were added after the start. A service that cannot be opened is retried later. */
  const openNew = async (names: readonly string[]) => {
    const isKnown = (name: string) => services.some(({ runner }) => runner.name === name);
    await Promise.all(
      names.map((name) => {
        if (isKnown(name)) return undefined;
        const admitted = admitting.get(name) ?? admitNew(name).finally(() => admitting.delete(name));
        admitting.set(name, admitted);
        return admitted;
      }),
    );
  };

  const apply = async (deployments: readonly Deployment[]) => {
    await openNew(deployments.map(({ deployable }) => deployable));
    const hasChanged = liveVersions.update(deployments);
    await Promise.all(
      services.map(async ({ runner, builtAtStart }) => {
        const deployment = deployments.find(({ deployable }) => deployable === runner.name);
        if (!deployment || !(arePublished || deployment.live === builtAtStart)) return;
        await runner.run(desiredOf(deployment));
      }),
    );
    if (hasChanged) await liveVersions.save();
  };

  const stop = async () => {
    await following?.stop();
    await Promise.allSettled(admitting.values());
    await liveVersions.whenSaved();
    await Promise.all(services.map(({ runner }) => runner.stop()));
    await Promise.all(services.map(({ logFile }) => logFile.close()));
    await instances.stop();
  };

  return {
    startLastLive: async () => {
      const lastLive = await readLastLive(dataDir);
      await Promise.all(
        services.map(async ({ workspace, releases, runner }) => {
          const last = lastLive[workspace.name];
          if (!last || last.built !== (await builtVersion(workspace))) return;
          if (!releases.has(last.live)) return;
          await runner.run({ live: last.live, canary: null, deployment: 0 });
        }),
      );
    },
    startLive: async () => {
      arePublished = true;
      await apply(await client.currentDeployments());
      await Promise.all(
        services.map((service) => ensureServing(options, service, liveVersions.of(service.runner.name))),
      );
    },
    follow: () => {
      following = followRegistry({
        client,
        instances,
        log,
        onDeployments: (deployments) => {
          apply(deployments).catch((error: unknown) =>
            log(`the state of the registry cannot be applied: ${String(error)}`),
          );
        },
      });
    },
    processes: () => {
      const all = services.map(({ runner }) => [runner.name, ...runner.processes()] as const);
      return {
        services: Object.fromEntries(all.map(([name, main]) => [name, main ?? { url: '' }])),
        otherInstances: all.flatMap(([, , ...others]) => others),
      };
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
};
