import { freePort, StartProblem, secondsSince } from '@setu/dev-servers';
import { isRegistryAway } from '@setu/registry-client';
import type { RunningProcess } from '../data-folder/run-file';
import { makeRetiringReleases, type RunningRelease, type RunOptions, runRelease } from './running-release';

/** The releases of one service in the registry. */
export interface DesiredReleases {
  /** Null while only a canary was deployed. */
  live: string | null;
  canary: string | null;
  /** Id of their deployment: a later deployment retries a version that did not start. */
  deployment: number;
}

/**
 * Runs the desired releases of one service. A release is stopped once its successor serves and gateways have it, so that there is no
 * gap. When the successor is not ready in time, the previous release keeps running.
 */
export interface ServiceRunner {
  readonly name: string;
  /**
   * Resolves when each desired release serves or has failed. A later call replaces the desired releases, and retries those whose files
   * could not be fetched.
   */
  run: (desired: DesiredReleases) => Promise<void>;
  /** Starts another version, which serves until the live one does. @returns whether it serves */
  runFallback: (version: string) => Promise<boolean>;
  /** The process of the live release or its fallback, then all others. */
  processes: () => RunningProcess[];
  /** Why the service does not serve; undefined when it does. */
  problem: () => unknown;
  stop: () => Promise<void>;
}

/** The release that visitors get: the live one, or the fallback until the live one is ready. */
const mainFirst = (all: RunningRelease[], { live, canary }: DesiredReleases): RunningRelease[] => {
  const main =
    all.find(({ version, isReady }) => version === live && isReady) ??
    all.find(({ version, isReady }) => version !== canary && isReady) ??
    all.find(({ isReady }) => isReady) ??
    all[0];
  return main ? [main, ...all.filter((other) => other !== main)] : [];
};

const whatKeepsRunning = (running: ReadonlyMap<string, RunningRelease>) =>
  [...running.values()]
    .filter(({ isReady }) => isReady)
    .map(({ version }) => `, ${version} keeps running`)
    .join('');

const noLiveRelease = (name: string) =>
  new StartProblem(
    `The registry names no live release of ${name}. Promote one: npm run release -- promote ${name}`,
  );

const messageOf = (error: unknown) => (error instanceof StartProblem ? error.message : String(error));

/**
 * Releases to stop. Until the live release serves, a serving one is kept. When the first release was rolled back, none is kept.
 */
const obsoleteReleases = (
  running: ReadonlyMap<string, RunningRelease>,
  { live, deployment }: DesiredReleases,
  isDesired: (version: string) => boolean,
): RunningRelease[] => {
  const isLiveReady = live !== null && running.get(live)?.isReady === true;
  const isRolledBack = live === null && deployment > 0;
  return [...running.values()].filter(
    ({ version, isReady }) => !isDesired(version) && (isLiveReady || isRolledBack || !isReady),
  );
};

/** Resolves when everything that was started serves or has failed, including later starts. */
const allSettled = async (starting: ReadonlyMap<string, Promise<void>>) => {
  while (starting.size > 0) await Promise.all(starting.values());
};

const describe = ({ process, url, version }: RunningRelease): RunningProcess => ({
  pid: process.pid,
  url,
  version,
});

/** Runs no release until `run` is called. */
export const makeServiceRunner = (options: RunOptions): ServiceRunner => {
  const { workspace, releases, log } = options;
  const { name } = workspace;
  const running = new Map<string, RunningRelease>();
  const starting = new Map<string, Promise<void>>();
  const retiring = makeRetiringReleases(options);
  /** Versions that were not ready in time, and the deployment that named them. */
  const failed = new Map<string, number>();
  /** Versions whose files could not be fetched, because the registry's gateway restarts. They are retried when it answers. */
  const notFetched = new Set<string>();
  let desired: DesiredReleases = { live: null, canary: null, deployment: 0 };
  /** The starting fallback release. Once it serves, it is stopped like any other release. */
  let fallback: string | null = null;
  let failure: unknown;
  let isStopped = false;

  const desiredVersions = () =>
    [desired.live, desired.canary, fallback].filter((version) => version !== null);
  const isDesired = (version: string) => !isStopped && desiredVersions().includes(version);

  const retire = (release: RunningRelease) => {
    if (release.isRetired) return;
    running.delete(release.version);
    retiring.retire(release);
  };

  const start = async (version: string): Promise<void> => {
    const begin = Date.now();
    const [main, port] = await Promise.all([releases.unpack(version), freePort()]);
    if (!isDesired(version)) return;
    const release = runRelease(options, version, main, port);
    running.set(version, release);
    try {
      await release.process.whenReady();
      release.isReady = true;
      log(`  ${name.padEnd(10)} ${version} ready in ${secondsSince(begin)}`);
    } catch (error) {
      // A release that was stopped before it was ready has not failed.
      if (release.isRetired) return;
      retire(release);
      throw error;
    }
  };

  const reportFailure = (version: string, deployment: number, error: unknown) => {
    failed.set(version, deployment);
    if (isRegistryAway(error)) notFetched.add(version);
    failure = error;
    log(`${name} ${version} did not start${whatKeepsRunning(running)}. ${messageOf(error)}`);
  };

  const isMissing = (version: string) =>
    !running.has(version) && !starting.has(version) && failed.get(version) !== desired.deployment;

  const launch = async (version: string, deployment: number): Promise<void> => {
    await start(version).catch((error: unknown) => reportFailure(version, deployment, error));
    starting.delete(version);
    reconcile();
  };

  const reconcile = () => {
    if (isStopped) return;
    for (const release of obsoleteReleases(running, desired, isDesired)) retire(release);
    for (const version of desiredVersions().filter(isMissing))
      starting.set(version, launch(version, desired.deployment));
  };

  const prune = () =>
    releases.prune(
      new Set([...running.keys(), ...starting.keys(), ...retiring.all().map(({ version }) => version)]),
    );

  return {
    name,
    run: async (next) => {
      desired = next;
      for (const version of notFetched) failed.delete(version);
      notFetched.clear();
      reconcile();
      if (starting.size === 0) return;
      await allSettled(starting);
      await prune();
    },
    runFallback: async (version) => {
      fallback = version;
      reconcile();
      await allSettled(starting);
      fallback = null;
      return running.get(version)?.isReady === true;
    },
    processes: () => [...mainFirst([...running.values()], desired), ...retiring.all()].map(describe),
    problem: () => {
      if ([...running.values()].some(({ isReady }) => isReady)) return undefined;
      return failure ?? noLiveRelease(name);
    },
    stop: async () => {
      isStopped = true;
      for (const release of running.values()) retire(release);
      await Promise.all([retiring.whenEnded(), ...starting.values()]);
    },
  };
};
