import type { Workspace } from '@setu/build-kit';
import type { RunningProcess } from '../data-folder/run-file';
import { freePort } from '../processes/ports';
import type { KeptProcess } from '../processes/supervise-process';
import type { Log } from '../report/log';
import { secondsSince } from '../report/log';
import type { LogFile } from '../report/log-file';
import { StartProblem } from '../report/start-problem';
import type { Instances } from './instances';
import type { ReleaseFolder } from './release-folder';
import { runService } from './service-process';

/** What the registry wants of one service. */
export interface Wanted {
  /** Null while only a canary of it was ever deployed. */
  live: string | null;
  canary: string | null;
  /** The deployment that says so: a version that was given up is tried again by a later one. */
  deployment: number;
}

interface Options {
  workspace: Workspace;
  env: NodeJS.ProcessEnv;
  releases: ReleaseFolder;
  instances: Instances;
  logFile: LogFile;
  log: Log;
  onChange: () => void;
}

interface Release {
  version: string;
  url: string;
  process: KeptProcess;
  isReady: boolean;
  /** It was told to end. */
  isRetired: boolean;
}

/**
 * Keeps the wanted releases of one service running. A release ends when the one that takes its place serves and gateways
 * know it, so that there is no gap; one that does not get ready is given up, and what ran before goes on.
 */
export interface ServiceRunner {
  readonly name: string;
  /** Resolves when what is wanted runs, or was given up. Asked again meanwhile, it goes on with the newer wish. */
  follow(wanted: Wanted): Promise<void>;
  /**
   * Starts another version, to serve until the live one does.
   * @returns whether it serves
   */
  standIn(version: string): Promise<boolean>;
  /** The process of the live release, or of what stands in for it; then all others. */
  processes(): RunningProcess[];
  /** Why the service does not serve; undefined when it does. */
  problem(): unknown;
  stop(): Promise<void>;
}

/** Runs no release until it is told which. */
export function makeServiceRunner(options: Options): ServiceRunner {
  const { workspace, env, releases, instances, logFile, log, onChange } = options;
  const { name } = workspace;
  const running = new Map<string, Release>();
  const starting = new Map<string, Promise<void>>();
  const leaving = new Map<Release, Promise<void>>();
  /** Versions that did not get ready, and the deployment that had asked for them. */
  const givenUp = new Map<string, number>();
  let wanted: Wanted = { live: null, canary: null, deployment: 0 };
  /** While it starts; once it serves it stays as what serves does. */
  let standIn: string | null = null;
  let failure: unknown;
  let isStopped = false;

  const wantedVersions = () => [wanted.live, wanted.canary, standIn].filter((version) => version !== null);
  const isWanted = (version: string) => !isStopped && wantedVersions().includes(version);

  const retire = (release: Release) => {
    if (release.isRetired) return;
    release.isRetired = true;
    running.delete(release.version);
    const ended = release.process
      .stop()
      .catch((error: unknown) => log(`${name} ${release.version} does not end: ${String(error)}`))
      .finally(() => {
        leaving.delete(release);
        onChange();
      });
    leaving.set(release, ended);
    onChange();
  };

  const run = (version: string, main: string, port: number): Release => {
    const url = `http://127.0.0.1:${port}`;
    // Somebody may have cleared the folder since.
    const beforeStart = async () => {
      await releases
        .unpack(version)
        .catch((error: unknown) => log(`${name} ${version} cannot be unpacked: ${String(error)}`));
    };
    const process = runService({
      name,
      main,
      cwd: workspace.folder,
      port,
      env: { ...env, RELEASE_VERSION: version },
      logFile,
      isKnown: () => instances.isReady(url),
      beforeStart,
      log,
      onChange,
    });
    return { version, url, process, isReady: false, isRetired: false };
  };

  const start = async (version: string): Promise<void> => {
    const begin = Date.now();
    const [main, port] = await Promise.all([releases.unpack(version), freePort()]);
    if (!isWanted(version)) return;
    const release = run(version, main, port);
    running.set(version, release);
    try {
      await release.process.whenReady();
      release.isReady = true;
      log(`  ${name.padEnd(10)} ${version} ready in ${secondsSince(begin)}`);
    } catch (error) {
      // One that was told to end before it was ready is no failure.
      if (release.isRetired) return;
      retire(release);
      throw error;
    }
  };

  const giveUp = (version: string, deployment: number, error: unknown) => {
    givenUp.set(version, deployment);
    failure = error;
    const left = [...running.values()].filter(({ isReady }) => isReady);
    const goesOn = left.map((other) => `, ${other.version} goes on`).join('');
    const reason = error instanceof StartProblem ? error.message : String(error);
    log(`${name} ${version} is given up${goesOn}. ${reason}`);
  };

  /**
   * What is wanted no more ends when the live release serves; until then what serves stays. When the first release was
   * taken back, nothing is to serve.
   */
  const retireOthers = () => {
    const isLiveReady = wanted.live !== null && running.get(wanted.live)?.isReady === true;
    const isTakenBack = wanted.live === null && wanted.deployment > 0;
    for (const release of running.values())
      if (!isWanted(release.version) && (isLiveReady || isTakenBack || !release.isReady)) retire(release);
  };

  const isMissing = (version: string) =>
    !running.has(version) && !starting.has(version) && givenUp.get(version) !== wanted.deployment;

  const launch = async (version: string, deployment: number): Promise<void> => {
    await start(version).catch((error: unknown) => giveUp(version, deployment, error));
    starting.delete(version);
    settle();
  };

  const settle = () => {
    if (isStopped) return;
    retireOthers();
    for (const version of wantedVersions().filter(isMissing))
      starting.set(version, launch(version, wanted.deployment));
  };

  /** Resolves when everything that was started serves, or was given up. */
  const settled = async () => {
    while (starting.size > 0) await Promise.all(starting.values());
  };

  const prune = () =>
    releases.prune(
      new Set([...running.keys(), ...starting.keys(), ...[...leaving.keys()].map(({ version }) => version)]),
    );

  return {
    name,
    async follow(next) {
      wanted = next;
      settle();
      if (starting.size === 0) return;
      await settled();
      await prune();
    },
    async standIn(version) {
      standIn = version;
      settle();
      await settled();
      standIn = null;
      return running.get(version)?.isReady === true;
    },
    processes() {
      const all = [...running.values()];
      const main =
        all.find(({ version, isReady }) => version === wanted.live && isReady) ??
        all.find(({ version, isReady }) => version !== wanted.canary && isReady) ??
        all.find(({ isReady }) => isReady) ??
        all[0];
      return [...(main ? [main] : []), ...all.filter((one) => one !== main), ...leaving.keys()].map(
        ({ process, url, version }) => ({ pid: process.pid, url, version }),
      );
    },
    problem() {
      if ([...running.values()].some(({ isReady }) => isReady)) return undefined;
      return failure ?? new StartProblem(`The registry names no live release of ${name}.`);
    },
    async stop() {
      isStopped = true;
      for (const release of running.values()) retire(release);
      await Promise.all([...leaving.values(), ...starting.values()]);
    },
  };
}
