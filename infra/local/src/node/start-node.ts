import { join } from 'node:path';
import {
  freePort,
  type Log,
  StartProblem,
  type SupervisedProcess,
  secondsSince,
  serverUrl,
  waitUnlessAborted,
} from '@setu/dev-servers';
import { isRegistryAway, makeRegistryClient, RegistryError } from '@setu/registry-client';
import { lockDataDir } from '../data-folder/data-lock';
import { checkDataDir, checkMachine } from '../preflight';
import { type LiveServices, makeLiveServices } from '../services/live-services';
import { gatewayEnvironment, serviceEnvironment } from '../services/service-environment';
import { startGateway } from '../services/start-gateway';
import { findServices } from '../workspaces';
import { brokerSettings, platformSettings, readNodeEnvironment } from './node-environment';
import { type NodeOptions, readHost } from './node-options';

interface Options extends NodeOptions {
  root: string;
  /** Folder of the unpacked releases and the logs. */
  dataDir: string;
  /** The settings of the platform: addresses of its servers, keys, and `HOST`, the address of this machine. */
  env: NodeJS.ProcessEnv;
  log: Log;
  /** Aborting it during the start stops everything that was started. */
  signal: AbortSignal;
}

/** A machine that runs parts of a platform. */
export interface PlatformNode {
  /** Version and address of each service's main process. */
  processes: LiveServices['processes'];
  /** Stops the gateway, then the services, each in order. */
  stop: () => Promise<void>;
}

const retryMs = 1_000;

/** Runs the live releases once the registry answers. */
const startLive = async (services: LiveServices, log: Log, signal: AbortSignal): Promise<void> => {
  let isSaid = false;
  for (;;) {
    try {
      await services.startLive();
      return;
    } catch (error) {
      if (!isRegistryAway(error)) throw error;
      if (!isSaid) log(`${error.message} Waiting for it.`);
      isSaid = true;
      await waitUnlessAborted(retryMs, signal);
      signal.throwIfAborted();
    }
  }
};

/** The message for an operator when the server is not a registry, or refuses this machine. */
const explained = (error: unknown, registryUrl: string | undefined): unknown =>
  error instanceof RegistryError
    ? new StartProblem(
        `${registryUrl} does not say which releases are live: ${error.message}. RELEASE_URL must be the address of a gateway, and RELEASE_TOKEN the token of its platform.`,
      )
    : error;

/**
 * Runs parts of a platform whose servers and registry are elsewhere: the live releases of some services, following the registry, and a
 * gateway of this checkout. Nothing else is started.
 * @throws StartProblem with a message for the operator; then nothing is left running
 */
export const startNode = async (options: Options): Promise<PlatformNode> => {
  const { root, dataDir, services: names, gatewayPort, log, signal } = options;
  const env = readNodeEnvironment(options.env);
  const host = readHost(env);
  const withGateway = gatewayPort !== undefined;
  const settings = platformSettings(env, [...names, ...(withGateway ? ['gateway'] : [])]);
  await checkMachine(root);
  await checkDataDir(dataDir);
  const unlock = await lockDataDir(dataDir, settings.publicUrl);
  const client = makeRegistryClient({
    url: env.RELEASE_URL ?? '',
    token: settings.secrets.releaseToken,
    person: `node ${host}`,
  });
  let gateway: SupervisedProcess | undefined;
  let services: LiveServices | undefined;
  const stop = async () => {
    await gateway?.stop();
    await services?.stop();
    await unlock();
  };
  try {
    const begin = Date.now();
    const onChange = () => undefined;
    if (withGateway) {
      const internalPort = Number(env.INTERNAL_PORT) || (await freePort());
      const gatewayEnv = gatewayEnvironment(
        { ...settings, base: { ...env, ARTEFACTS_CACHE: join(dataDir, 'artefacts-cache') } },
        settings.base.ARTEFACTS ?? '',
      );
      gateway = startGateway({
        root,
        dataDir,
        host,
        port: gatewayPort,
        internalPort,
        env: gatewayEnv,
        log,
        onChange,
      });
      await gateway.whenReady();
      log(`  gateway    ready in ${secondsSince(begin)}: ${serverUrl(host, gatewayPort, env)}`);
    }
    signal.throwIfAborted();
    services = await makeLiveServices({
      workspaces: findServices(root).filter(({ name }) => names.includes(name)),
      dataDir,
      broker: brokerSettings(env),
      host,
      envOf: (name) => serviceEnvironment(settings, name),
      client,
      log,
      onChange,
    });
    await startLive(services, log, signal);
    services.follow();
    return { processes: services.processes, stop };
  } catch (error) {
    await stop();
    throw signal.aborted ? signal.reason : explained(error, env.RELEASE_URL);
  }
};
