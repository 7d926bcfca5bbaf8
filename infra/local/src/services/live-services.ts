import { join } from 'node:path';
import type { Workspace } from '@setu/build-kit';
import type { PieceStatus } from '@setu/contracts';
import { type RegistryClient, readBuild } from '@setu/release';
import type { RunFile } from '../data-folder/run-file';
import type { Log } from '../report/log';
import { type LogFile, openLogFile } from '../report/log-file';
import { StartProblem } from '../report/start-problem';
import { startStandIn } from './fallback-release';
import { followRegistry } from './follow-registry';
import { type Instances, listenForInstances } from './instances';
import { readRemembered, remember } from './last-live';
import { makeReleaseFolder, type ReleaseFolder } from './release-folder';
import { makeServiceRunner, type ServiceRunner, type Wanted } from './service-runner';

interface Options {
  /** The services of this checkout. */
  workspaces: readonly Workspace[];
  dataDir: string;
  natsUrl: string;
  /** The environment of a service. */
  envOf: (name: string) => NodeJS.ProcessEnv;
  client: RegistryClient;
  log: Log;
  onChange: () => void;
}

/** Runs of every service what the registry says. */
export interface LiveServices {
  /**
   * Starts what was live when this data folder was last in use, where nothing newer was built since: the registry need
   * not be there yet.
   */
  startRemembered(): Promise<void>;
  /**
   * Runs what the registry says, once all builds are published. Where a live release does not start, one that was live
   * before stands in for it, as the terminal and the service's log say.
   * @throws StartProblem when none of them starts either
   */
  startLive(): Promise<void>;
  /** Follows the registry from now on; until `startLive` only where it names what lay built at the start. */
  follow(): void;
  /** For run.json. */
  processes(): Pick<RunFile, 'services' | 'besides'>;
  stop(): Promise<void>;
}

const wantedOf = ({ deployment }: PieceStatus): Wanted => ({
  live: deployment?.live ?? null,
  canary: deployment?.canary?.version ?? null,
  deployment: deployment?.id ?? 0,
});

const isServing = (runner: ServiceRunner, version: string) => runner.processes()[0]?.version === version;

interface Kept {
  workspace: Workspace;
  /** The version that lay built in dist at the start. */
  builtAtStart: string;
  releases: ReleaseFolder;
  runner: ServiceRunner;
  logFile: LogFile;
}

/** @throws when the broker cannot be reached */
export async function makeLiveServices(options: Options): Promise<LiveServices> {
  const { workspaces, dataDir, natsUrl, envOf, client, log, onChange } = options;
  const instances: Instances = await listenForInstances(natsUrl, log);
  const builtVersion = async ({ folder }: Workspace) => (await readBuild(join(folder, 'dist'))).version;
  const kept: Kept[] = await Promise.all(
    workspaces.map(async (workspace) => {
      const logFile = await openLogFile(join(dataDir, 'logs', `${workspace.name}.log`));
      const releases = makeReleaseFolder(client, dataDir, workspace);
      const runner = makeServiceRunner({
        workspace,
        env: envOf(workspace.name),
        releases,
        instances,
        logFile,
        log,
        onChange,
      });
      return { workspace, builtAtStart: await builtVersion(workspace), releases, runner, logFile };
    }),
  );
  let stopped: Promise<void> | undefined;
  let following: { stop(): Promise<void> } | undefined;
  /** False while builds are published: what is live then may be replaced by its build a moment later. */
  let arePublished = false;
  const lives = new Map<string, string>();
  let writing: Promise<void> = Promise.resolve();

  const rememberLives = async () => {
    const known = await Promise.all(
      kept.map(async ({ workspace, runner }) => {
        const live = lives.get(workspace.name);
        // One that did not start is no way to begin with the next time.
        return live && isServing(runner, live)
          ? [[workspace.name, { live, built: await builtVersion(workspace) }] as const]
          : [];
      }),
    );
    await remember(dataDir, Object.fromEntries(known.flat()));
  };

  /** Notes what is live of the services; answers whether that is news. */
  const note = (pieces: readonly PieceStatus[]): boolean => {
    let isNews = false;
    for (const { name, deployment } of pieces) {
      if (!deployment || !kept.some(({ runner }) => runner.name === name)) continue;
      isNews ||= lives.get(name) !== (deployment.live ?? undefined);
      if (deployment.live) lives.set(name, deployment.live);
      else lives.delete(name);
    }
    return isNews;
  };

  const obey = async (pieces: readonly PieceStatus[]) => {
    const isNews = note(pieces);
    await Promise.all(
      kept.map(async ({ runner, builtAtStart }) => {
        const piece = pieces.find(({ name }) => name === runner.name);
        if (!piece || !(arePublished || piece.deployment?.live === builtAtStart)) return;
        await runner.follow(wantedOf(piece));
      }),
    );
    if (!isNews) return;
    writing = writing.catch(() => undefined).then(rememberLives);
    await writing;
  };

  const orStandIn = async ({ runner, logFile }: Kept) => {
    const live = lives.get(runner.name);
    if (!live || isServing(runner, live)) return;
    const problem = runner.problem();
    const said = await startStandIn(client, runner, live);
    if (said) {
      log(said);
      logFile.write(said);
    } else if (problem !== undefined)
      throw new StartProblem(
        `${problem instanceof StartProblem ? problem.message : String(problem)}\n` +
          `Nothing of ${runner.name} that was live before serves in its place. ` +
          'Mend its sources and start again: what is built anew goes live.',
      );
  };

  return {
    async startRemembered() {
      const remembered = await readRemembered(dataDir);
      await Promise.all(
        kept.map(async ({ workspace, releases, runner }) => {
          const last = remembered[workspace.name];
          if (!last || last.built !== (await builtVersion(workspace))) return;
          if (!releases.has(last.live)) return;
          await runner.follow({ live: last.live, canary: null, deployment: 0 });
        }),
      );
    },
    async startLive() {
      arePublished = true;
      await obey(await client.pieces());
      await Promise.all(kept.map(orStandIn));
    },
    follow() {
      following = followRegistry({
        client,
        instances,
        log,
        onPieces: (pieces) => {
          obey(pieces).catch((error: unknown) =>
            log(`what the registry says cannot be done: ${String(error)}`),
          );
        },
      });
    },
    processes() {
      const all = kept.map(({ runner }) => [runner.name, ...runner.processes()] as const);
      return {
        services: Object.fromEntries(all.map(([name, main]) => [name, main ?? { url: '' }])),
        besides: all.flatMap(([, , ...others]) => others),
      };
    },
    stop() {
      stopped ??= (async () => {
        await following?.stop();
        await writing.catch(() => undefined);
        await Promise.all(kept.map(({ runner }) => runner.stop()));
        await Promise.all(kept.map(({ logFile }) => logFile.close()));
        await instances.stop();
      })();
      return stopped;
    },
  };
}
