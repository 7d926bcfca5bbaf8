import { join, resolve } from 'node:path';
import { type Builds, startBuilds } from '@setu/build';
import { findRoot, type Workspace } from '@setu/build-kit';
import { freePort, type Log, logToStderr, repairBroker, secondsSince } from '@setu/dev-servers';
import { makeRegistryClient } from '@setu/registry-client';
import { withoutSecretFiles } from '@setu/service-kit/settings';
import { lockDataDir } from './data-folder/data-lock';
import { endLeftovers, type RunFile } from './data-folder/run-file';
import { recordRun } from './data-folder/run-recorder';
import { loadSecrets, type Secrets } from './data-folder/secrets';
import { knownSettings } from './known-settings';
import { describeParts, type PlatformParts, stopParts } from './platform-parts';
import { checkDataDir, checkMachine, checkPort } from './preflight';
import { publishBuilds } from './releases/publish-builds';
import { recompileOnChange } from './releases/recompile';
import { verifyOnDemand } from './releases/verifier';
import { startObserving } from './servers/observe/start-observing';
import { openMail, openNats, openPostgres } from './servers/open-servers';
import { processUsers } from './servers/process-users';
import { makeLiveServices } from './services/live-services';
import { natsUrlsOf } from './services/nats-urls';
import { gatewayEnvironment, serviceEnvironment } from './services/service-environment';
import { startGateway } from './services/start-gateway';
import { findDeployables, findService, findServices } from './workspaces';

const loopback = '127.0.0.1';

/** How to start the platform. */
export interface PlatformOptions {
  /** The workspace root; found from the working directory when absent. */
  root?: string;
  /** Folder of the databases, streams, secrets, logs and run.json. */
  dataDir: string;
  /** Port of the gateway; 0 picks a free one. */
  port: number;
  /** Whether the services seed empty tables with demo data. */
  demo: boolean;
  /** Whether to rebuild and restart on changes. */
  dev?: boolean;
  /** Whether to start Prometheus and Grafana, if they are installed. */
  observe?: boolean;
  /** Added to this process's environment, for the platform and all its services. */
  env?: NodeJS.ProcessEnv;
  /** Receives progress and errors; standard error when absent. */
  log?: Log;
  /** Aborting it during the start stops everything that was started. */
  signal?: AbortSignal;
}

/** The running platform. */
export interface Platform {
  /** Its address. */
  readonly url: string;
  /** The running processes, as in run.json. */
  readonly run: RunFile;
  /** Stops everything in order: gateway, services, NATS and the mail server, PostgreSQL. When it resolves, no process remains. */
  stop: () => Promise<void>;
}

/** Settings of one start, and the parts that it has started. */
interface Start {
  root: string;
  dataDir: string;
  port: number;
  /** The preferred port of the page that shows the mail; absent for any. */
  mailPort: number | undefined;
  internalPort: number;
  publicUrl: string;
  env: NodeJS.ProcessEnv;
  demo: boolean;
  dev: boolean;
  /** Whether the operator chose the ports. */
  isPortFixed: boolean;
  observe: boolean;
  log: Log;
  parts: PlatformParts;
  /** Called when something in `parts` has changed. */
  onChange: () => void;
  abort: AbortController;
}

/** Waits for all. When one fails, the others are aborted and have ended before this throws. */
const allOrNone = async <T extends unknown[]>(
  abort: AbortController,
  parts: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> => {
  try {
    return (await Promise.all(parts)) as T;
  } catch (error) {
    abort.abort(error);
    await Promise.allSettled(parts);
    throw error;
  }
};

/** Starts PostgreSQL, NATS and the mail server. */
const startServers = async ({ root, dataDir, mailPort, env, log, parts, onChange, abort }: Start) => {
  const { signal } = abort;
  const options = { dataDir, env, log, onChange, signal };
  const names = findServices(root).map(({ name }) => name);
  await allOrNone(abort, [
    openPostgres(options, ['gateway', ...names]).then((server) => {
      parts.postgres = server;
    }),
    openNats(options, names).then((server) => {
      parts.nats = server;
    }),
    openMail(options, mailPort).then((server) => {
      parts.mail = server;
    }),
  ]);
  signal.throwIfAborted();
};

/** Starts the gateway, publishes the builds and starts all services, each as soon as it is built. */
const startServices = async (
  { root, dataDir, port, internalPort, publicUrl, env, demo, dev, log, parts, onChange, abort }: Start,
  secrets: Secrets,
  builds: Builds,
) => {
  const { signal } = abort;
  const isService = ({ folder }: Workspace) => folder.startsWith(join(root, 'services/'));
  const { postgres, nats } = parts;
  const workspaces = findServices(root);
  const names = workspaces.map(({ name }) => name);
  const ownNats = nats && 'allow' in nats ? nats : null;
  const natsUrls = (names: readonly string[]) => natsUrlsOf(env, names, nats?.url ?? '');
  const settings = {
    base: env,
    databaseUrls: { ...postgres?.schemaUrls },
    // On our server each process has its own user.
    natsUrls: ownNats?.limitedUrls ?? natsUrls(['gateway', ...names]),
    smtpUrl: parts.mail?.url ?? '',
    mailboxUrl: parts.mail && 'pageUrl' in parts.mail ? parts.mail.url : undefined,
    publicUrl,
    uploads: join(dataDir, 'uploads'),
    demo,
    dev,
    secrets,
  };
  const client = makeRegistryClient({
    url: `http://127.0.0.1:${port}`,
    token: secrets.releaseToken,
    person: 'npm start',
  });
  // Otherwise an aborted start would wait for processes that are still starting.
  signal.addEventListener('abort', () => {
    for (const part of [parts.gateway, parts.services]) void part?.stop();
  });
  const artefacts = join(dataDir, 'artefacts');
  const runGateway = async () => {
    await builds.whenBuilt(({ name }) => name === 'gateway');
    signal.throwIfAborted();
    const begin = Date.now();
    const gateway = startGateway({
      root,
      dataDir,
      host: env.HOST ?? loopback,
      port,
      internalPort,
      env: gatewayEnvironment(settings, artefacts),
      log,
      onChange,
    });
    parts.gateway = gateway;
    await gateway.whenReady();
    log(`  gateway    ready in ${secondsSince(begin)}`);
    return gateway;
  };
  const admit = async (name: string): Promise<Workspace | undefined> => {
    const workspace = findService(root, name);
    if (!workspace) return undefined;
    if (!names.includes(name)) names.push(name);
    const url = await postgres?.openSchema(name);
    if (url) settings.databaseUrls[name] = url;
    await ownNats?.allow(processUsers(names));
    settings.natsUrls = ownNats?.limitedUrls ?? { ...settings.natsUrls, ...natsUrls([name]) };
    log(`  ${name.padEnd(10)} is new, and starts`);
    return workspace;
  };
  const openServices = async () => {
    await builds.whenBuilt(isService);
    const services = await makeLiveServices({
      workspaces,
      dataDir,
      broker: { NATS_URL: parts.nats?.url ?? '' },
      host: loopback,
      admit,
      envOf: (name) => serviceEnvironment(settings, name),
      client,
      log,
      onChange,
    });
    parts.services = services;
    signal.throwIfAborted();
    await services.startLastLive();
    return services;
  };
  const [gateway, services] = await allOrNone(abort, [runGateway(), openServices()]);
  services.follow();
  const publish = (deployables: readonly Workspace[]) =>
    publishBuilds({
      client,
      folders: deployables.map(({ folder }) => join(folder, 'dist')),
      whenBuilt: (dist) => builds.whenBuilt(({ folder }) => join(folder, 'dist') === dist),
      occasion: 'start',
      artefacts: env.ARTEFACTS === undefined ? artefacts : undefined,
      log,
    });
  const deployables = findDeployables(root);
  await publish(deployables.filter(isService));
  signal.throwIfAborted();
  // The services start while front ends are being built and published.
  let areFrontendsLive = false;
  const startAll = async () => {
    await services.startLive();
    if (!areFrontendsLive) log('  waiting    for the front ends to be built and published');
  };
  const publishFrontends = async () => {
    await publish(deployables.filter((one) => !isService(one)));
    areFrontendsLive = true;
  };
  await allOrNone(abort, [startAll(), publishFrontends()]);
  signal.throwIfAborted();
  return { client, gateway };
};

/** Starts the servers that collect and show metrics. */
const observePlatform = async ({ dataDir, isPortFixed, log, parts, onChange, abort }: Start) => {
  const observing = await startObserving({ dataDir, isPortFixed, log, onChange });
  if (observing) parts.observing = observing;
  abort.signal.throwIfAborted();
};

/** Starts background work: repairs the broker, runs verifications and, in development, rebuilds on changes. */
const startWatchers = async (
  { root, dataDir, dev, log, parts }: Start,
  { client, gateway }: Awaited<ReturnType<typeof startServices>>,
) => {
  const { nats, services, watchers } = parts;
  const serviceUrls = () =>
    Object.values(services?.processes().services ?? {}).flatMap(({ url }) => (url ? [url] : []));
  if (nats && 'restart' in nats) watchers.push(repairBroker({ nats, serviceUrls, log }));
  watchers.push(await verifyOnDemand({ root, dataDir, client, log }));
  if (dev) watchers.push(await recompileOnChange({ root, dataDir, client, gateway, log }));
};

/**
 * Builds the changed workspaces, starts the servers, all services and the gateway, and restarts them after crashes.
 * @throws StartProblem with a message for the operator; then nothing is left running
 */
export const startPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { demo, dev = false, observe = false, log = logToStderr } = options;
  const root = options.root ?? findRoot();
  const dataDir = resolve(root, options.dataDir);
  const env = withoutSecretFiles({ ...process.env, ...options.env }, knownSettings.files);
  const port = options.port || (await freePort());
  const internalPort = Number(env.INTERNAL_PORT) || (await freePort());
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
  // Next to the port that the operator chose, so that the address of the page stays the same between starts.
  const mailPort = options.port ? port + (internalPort === port + 1 ? 2 : 1) : undefined;
  await checkMachine(root);
  await checkDataDir(dataDir);
  const unlock = await lockDataDir(dataDir, publicUrl);

  const abort = new AbortController();
  const abandon = () => abort.abort(options.signal?.reason);
  options.signal?.addEventListener('abort', abandon);
  if (options.signal?.aborted) abandon();

  const parts: PlatformParts = { watchers: [] };
  const currentRun = () => describeParts(parts, publicUrl, internalPort);
  const recorder = recordRun(dataDir, currentRun, log, (run) => parts.observing?.prometheus.follow(run));
  const { touch: onChange } = recorder;

  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= (async () => {
      try {
        await stopParts(parts);
        await recorder.close();
      } finally {
        await unlock();
      }
    })();
    return stopped;
  };

  try {
    const leftovers = await endLeftovers(dataDir);
    if (leftovers > 0) log(`  ended ${leftovers} processes that an earlier run left behind`);
    await checkPort(port);
    const secrets = await loadSecrets(dataDir);
    const ports = { port, mailPort, internalPort, isPortFixed: options.port !== 0 };
    const settings = { root, dataDir, ...ports, publicUrl, env, demo, dev, observe };
    const start: Start = { ...settings, log, parts, onChange, abort };
    // The servers start while the inputs of all builds are being read.
    const servers = startServers(start);
    const [builds] = await allOrNone(abort, [startBuilds(root, log, abort.signal), servers]);
    const [started] = await allOrNone(abort, [startServices(start, secrets, builds), builds.whenBuilt()]);
    await startWatchers(start, started);
    if (observe) await observePlatform(start);
    await recorder.settled();
  } catch (error) {
    abort.abort(error);
    await stop();
    // Aborted parts throw their own errors; the reason of the abort is reported instead.
    throw options.signal?.aborted ? options.signal.reason : error;
  } finally {
    options.signal?.removeEventListener('abort', abandon);
  }

  return {
    url: publicUrl,
    get run() {
      return currentRun();
    },
    stop,
  };
};
