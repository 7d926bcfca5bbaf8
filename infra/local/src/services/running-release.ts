import type { Workspace } from '@setu/build-kit';
import { type Log, type LogFile, type SupervisedProcess, serverUrl } from '@setu/dev-servers';
import type { Instances } from './instances';
import type { ReleaseFolder } from './release-folder';
import { runService } from './service-process';

/** How to run releases of one service. */
export interface RunOptions {
  workspace: Workspace;
  /** Address on which it listens. */
  host: string;
  env: NodeJS.ProcessEnv;
  releases: ReleaseFolder;
  instances: Instances;
  logFile: LogFile;
  log: Log;
  onChange: () => void;
}

/** A release of a service and its process. */
export interface RunningRelease {
  version: string;
  url: string;
  process: SupervisedProcess;
  isReady: boolean;
  /** True after a stop was requested. */
  isRetired: boolean;
}

/** Starts an unpacked release. It is ready when gateways can also reach it. */
export const runRelease = (
  { workspace, host, env, releases, instances, logFile, log, onChange }: RunOptions,
  version: string,
  main: string,
  port: number,
): RunningRelease => {
  const { name } = workspace;
  const url = serverUrl(host, port, env);
  const process = runService({
    name,
    main,
    cwd: workspace.folder,
    host,
    port,
    env: { ...env, RELEASE_VERSION: version },
    logFile,
    isKnown: () => instances.isReady(url),
    // The folder may have been removed since the release was unpacked.
    beforeStart: async () => {
      await releases
        .unpack(version)
        .catch((error: unknown) => log(`${name} ${version} cannot be unpacked: ${String(error)}`));
    },
    log,
    onChange,
  });
  return { version, url, process, isReady: false, isRetired: false };
};

/** Releases that were stopped and have not ended yet. */
export interface RetiringReleases {
  retire: (release: RunningRelease) => void;
  all: () => RunningRelease[];
  whenEnded: () => Promise<void>;
}

export const makeRetiringReleases = ({ workspace, log, onChange }: RunOptions): RetiringReleases => {
  const retiring = new Map<RunningRelease, Promise<void>>();
  return {
    retire: (release) => {
      release.isRetired = true;
      const ended = release.process
        .stop()
        .catch((error: unknown) =>
          log(`${workspace.name} ${release.version} cannot be stopped: ${String(error)}`),
        )
        .finally(() => {
          retiring.delete(release);
          onChange();
        });
      retiring.set(release, ended);
      onChange();
    },
    all: () => [...retiring.keys()],
    whenEnded: async () => {
      await Promise.all(retiring.values());
    },
  };
};
