import { join, resolve } from 'node:path';
import { findRoot, listWorkspaces } from '@setu/build-kit';
import { serviceNames } from '@setu/contracts';
import { makeRegistryClient } from '@setu/release';
import { buildWorkspaces } from './builds/build-workspaces';
import { recompileOnChange } from './builds/recompile';
import { findReleases, findServices } from './builds/workspaces';
import { lockDataDir } from './data-folder/data-lock';
import { endLeftovers, type RunFile } from './data-folder/run-file';
import { recordRun } from './data-folder/run-recorder';
import { loadSecrets } from './data-folder/secrets';
import { checkDataDir, checkMachine, checkPort } from './preflight';
import { freePort } from './processes/ports';
import type { KeptProcess } from './processes/supervise-process';
import { publishBuilds } from './releases/publish-builds';
import { verifyOnDemand } from './releases/verifier';
import { type Log, logToStderr, secondsSince } from './report/log';
import { StartProblem } from './report/start-problem';
import { repairBroker } from './servers/nats/repair-broker';
import type { RunningNats } from './servers/nats/start-nats';
import { type DatabaseServer, openNats, openPostgres } from './servers/open-servers';
import type { RunningServer } from './servers/running-server';
import { type LiveServices, makeLiveServices } from './services/live-services';
import { gatewayEnvironment, serviceEnvironment } from './services/service-environment';
import { runService } from './services/service-process';

/** How to start the platform. */
export interface PlatformOptions {
  /** The workspace root; found from the working directory when absent. */
  root?: string;
  /** Holds everything that is kept: databases, streams, secrets, logs, run.json. */
  dataDir: string;
  /** Where the gateway listens on; 0 picks a free port. */
  port: number;
  /** Whether the services fill empty tables with demo data. */
  demo: boolean;
  /** Rebuild and restart on change. */
  dev?: boolean;
  /** Added to this process's own environment, for the platform and all its services. */
  env?: NodeJS.ProcessEnv;
  /** Takes progress and errors; standard error when absent. */
  log?: Log;
  /** Aborting it while the platform starts stops whatever runs by then. */
  signal?: AbortSignal;
}

/** The running platform. */
export interface Platform {
  /** Where people reach it. */
  readonly url: string;
  /** What runs at this moment, as in run.json. */
  readonly run: RunFile;
  /** Stops everything in order: gateway, services, NATS, PostgreSQL. Nothing is left when it resolves. */
  stop(): Promise<void>;
}

interface Stoppable {
  stop(): Promise<void>;
}

/** Stops layer after layer, the newest first; a failure does not keep the rest running, and is thrown at the end. */
async function stopLayers(layers: Stoppable[][]): Promise<void> {
  const failures: unknown[] = [];
  for (const layer of layers.toReversed()) {
    const outcomes = await Promise.allSettled(layer.map((part) => part.stop()));
    failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped');
}

/** Everything that runs, in the order in which it was started; later layers are stopped first. */
class Parts {
  postgres: DatabaseServer[] = [];
  nats: (RunningServer | RunningNats)[] = [];
  services: LiveServices[] = [];
  gateway: KeptProcess[] = [];
  watchers: Stoppable[] = [];

  stop(): Promise<void> {
    return stopLayers([this.postgres, this.nats, this.services, this.gateway, this.watchers]);
  }
}

/** Waits for all. When one fails the others are told to give up, and have done so when this throws. */
async function allOrNone<T extends unknown[]>(
  abort: AbortController,
  parts: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  try {
    return (await Promise.all(parts)) as T;
  } catch (error) {
    abort.abort(error);
    await Promise.allSettled(parts);
    throw error;
  }
}

/**
 * Builds what changed, starts the servers, all services and the gateway, and keeps them running.
 * @throws StartProblem with a message for the person at the keyboard; nothing is left running then
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { demo, dev = false, log = logToStderr } = options;
  const root = options.root ?? findRoot();
  const dataDir = resolve(root, options.dataDir);
  const env = { ...process.env, ...options.env };
  const port = options.port || (await freePort());
  const internalPort = Number(env.INTERNAL_PORT) || (await freePort());
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
  await checkMachine(root);
  await checkDataDir(dataDir);
  const unlock = await lockDataDir(dataDir, publicUrl);

  const abort = new AbortController();
  const { signal } = abort;
  const abandon = () => abort.abort(options.signal?.reason);
  options.signal?.addEventListener('abort', abandon);
  if (options.signal?.aborted) abandon();

  const parts = new Parts();
  const look = (): RunFile => ({
    gateway: {
      pid: parts.gateway[0]?.pid,
      url: publicUrl,
      internalUrl: `http://127.0.0.1:${internalPort}`,
    },
    ...(parts.services[0]?.processes() ?? { services: {}, besides: [] }),
    postgres: { pid: parts.postgres[0]?.pid, url: parts.postgres[0]?.url ?? '' },
    nats: { pid: parts.nats[0]?.pid, url: parts.nats[0]?.url ?? '' },
  });
  const serviceUrls = () => Object.values(look().services).flatMap(({ url }) => (url ? [url] : []));
  const recorder = recordRun(dataDir, look, log);
  const { touch: onChange } = recorder;

  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= (async () => {
      try {
        await parts.stop();
        await recorder.close();
      } finally {
        await unlock();
      }
    })();
    return stopped;
  };

  const startGateway = async (env: NodeJS.ProcessEnv): Promise<KeptProcess> => {
    const workspace = listWorkspaces(root).find(({ folder }) => folder === join(root, 'gateway'));
    if (!workspace) throw new StartProblem(`There is no gateway in ${root}.`);
    const begin = Date.now();
    const gateway = runService({
      name: 'gateway',
      main: join(workspace.folder, 'dist', 'main.js'),
      cwd: workspace.folder,
      port,
      internalPort,
      env,
      logFile: join(dataDir, 'logs', 'gateway.log'),
      log,
      onChange,
    });
    parts.gateway.push(gateway);
    await gateway.whenReady();
    log(`  gateway    ready in ${secondsSince(begin)}`);
    return gateway;
  };

  try {
    const left = await endLeftovers(dataDir);
    if (left > 0) log(`  ended ${left} processes that an earlier run left behind`);
    await checkPort(port);
    const secrets = await loadSecrets(dataDir);
    const serverOptions = { dataDir, env, log, onChange, signal };
    await allOrNone(abort, [
      buildWorkspaces(root, log, signal),
      openPostgres(serverOptions, ['gateway', ...serviceNames]).then((server) => parts.postgres.push(server)),
      openNats(serverOptions).then((server) => parts.nats.push(server)),
    ]);

    const settings = {
      base: env,
      databaseUrls: parts.postgres[0]?.schemaUrls ?? {},
      natsUrl: look().nats.url,
      demo,
      dev,
      secrets,
    };
    signal.throwIfAborted();
    const client = makeRegistryClient({
      url: `http://127.0.0.1:${port}`,
      token: secrets.releaseToken,
      person: 'npm start',
    });
    const services = await makeLiveServices({
      workspaces: findServices(root),
      dataDir,
      natsUrl: settings.natsUrl,
      envOf: (name) => serviceEnvironment(settings, name),
      client,
      log,
      onChange,
    });
    parts.services.push(services);
    // What is starting would otherwise be waited for.
    signal.addEventListener('abort', () => {
      for (const part of [...parts.gateway, services]) void part.stop();
    });
    signal.throwIfAborted();
    const gatewayEnv = gatewayEnvironment(settings, join(dataDir, 'artefacts'), publicUrl);
    const [gateway] = await allOrNone(abort, [startGateway(gatewayEnv), services.startRemembered()]);
    services.follow();
    await publishBuilds({ client, folders: findReleases(root), occasion: 'start', log });
    signal.throwIfAborted();
    await services.startLive();
    signal.throwIfAborted();
    const [nats] = parts.nats;
    if (nats && 'restart' in nats) parts.watchers.push(repairBroker({ nats, serviceUrls, log }));
    parts.watchers.push(await verifyOnDemand({ root, dataDir, client, log }));
    if (dev) parts.watchers.push(await recompileOnChange({ root, dataDir, client, gateway, log }));
    await recorder.settled();
  } catch (error) {
    abort.abort(error);
    await stop();
    // Parts that were told to give up complain in their own words; what was asked for says it better.
    throw options.signal?.aborted ? options.signal.reason : error;
  } finally {
    options.signal?.removeEventListener('abort', abandon);
  }

  return {
    url: publicUrl,
    get run() {
      return look();
    },
    stop,
  };
}
