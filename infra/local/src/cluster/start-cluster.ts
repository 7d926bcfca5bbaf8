import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWorkspaces } from '@setu/build';
import { findRoot } from '@setu/build-kit';
import { serviceNames } from '@setu/contracts';
import {
  freePort,
  freePorts,
  type Log,
  logToStderr,
  type NatsCluster,
  type RunningPostgres,
  type RunningStandby,
  type SupervisedProcess,
  secondsSince,
  standbyName,
  startNatsCluster,
  startPostgres,
  startStandby,
} from '@setu/dev-servers';
import { platformPaths } from '@setu/protocol';
import { makeRegistryClient } from '@setu/registry-client';
import { withoutSecretFiles } from '@setu/service-kit/settings';
import { lockDataDir } from '../data-folder/data-lock';
import { loadSecrets } from '../data-folder/secrets';
import { knownSettings } from '../known-settings';
import { checkDataDir, checkMachine, checkPort } from '../preflight';
import { publishBuilds } from '../releases/publish-builds';
import { type RunningMail, startMail } from '../servers/mail/start-mail';
import { clusterUsers, nodeUser } from '../servers/process-users';
import { listenForInstances } from '../services/instances';
import { findReleases } from '../workspaces';
import { balancerConfiguration } from './balancer-configuration';
import { type Network, oneMachine } from './network';
import { startBalancer } from './start-balancer';
import { startHost } from './start-host';

/** How to start a cluster on this machine. */
export interface ClusterOptions {
  /** The workspace root; found from the working directory when absent. */
  root?: string;
  /** Folder of everything that the cluster stores. */
  dataDir: string;
  /** Port of the balancer; 0 picks a free one. */
  port: number;
  demo: boolean;
  /** Where the parts run; on this machine when absent. */
  network?: Network;
  /** Receives progress and errors; standard error when absent. */
  log?: Log;
  /** Aborting it during the start stops everything that runs. */
  signal?: AbortSignal;
}

/**
 * A platform that is distributed over several machines, simulated on one: two hosts with a gateway and all services each behind HAProxy,
 * three NATS servers that each store every event, and a PostgreSQL with a synchronous standby.
 */
export interface Cluster {
  /** Its address. */
  readonly url: string;
  /** Address of the page that shows the mail. */
  readonly mailUrl: string;
  /** By name: host-1 and host-2. */
  readonly hosts: ReadonlyMap<string, SupervisedProcess>;
  /** Address of the PostgreSQL that accepts writes, with the role that owns all schemas. */
  readonly databaseUrl: string;
  readonly nats: NatsCluster;
  readonly primary: RunningPostgres;
  readonly standby: RunningStandby;
  /** Stops the primary database permanently and promotes the standby, which the platform then uses. */
  failOver: () => Promise<void>;
  /** Stops everything in order. When it resolves, no process is left. */
  stop: () => Promise<void>;
}

/** The running parts. The start sets the fields one after another. */
interface Parts {
  postgres?: RunningPostgres;
  standby?: RunningStandby;
  nats?: NatsCluster;
  mail?: RunningMail;
  balancer?: SupervisedProcess;
  hosts: Map<string, SupervisedProcess>;
}

const hostNames = ['host-1', 'host-2'] as const;
const schemas = ['gateway', ...serviceNames];
const pollMs = 200;

const stopParts = async ({ postgres, standby, nats, mail, balancer, hosts }: Parts): Promise<void> => {
  const failures: unknown[] = [];
  const layers: ({ stop: () => Promise<void> } | undefined)[][] = [
    [...hosts.values()],
    [balancer],
    [nats, mail],
    [standby],
    [postgres],
  ];
  for (const layer of layers) {
    const outcomes = await Promise.allSettled(layer.map((part) => part?.stop()));
    failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped');
};

const startServers = async (
  parts: Parts,
  { root, dataDir, network, log, signal }: Omit<Required<ClusterOptions>, 'port' | 'demo'>,
) => {
  const database = join(dataDir, 'primary');
  await Promise.all([
    buildWorkspaces(root, log, signal),
    (async () => {
      parts.postgres = await startPostgres({
        dataDir: database,
        schemas,
        machine: network.machine('primary'),
        // Writes wait for the standby, so that none is lost with the primary; the slot's size is limited in case the standby is gone.
        settings: [`synchronous_standby_names=${standbyName}`, 'max_slot_wal_keep_size=2GB'],
        log,
        signal,
      });
      parts.standby = await startStandby({
        primaryDir: database,
        primary: placeOf(parts.postgres.url),
        machine: network.machine('standby'),
        dataDir: join(dataDir, 'standby'),
        log,
      });
    })(),
    (async () => {
      parts.nats = await startNatsCluster({
        dataDir,
        limited: clusterUsers,
        machineOf: network.machine,
        log,
        signal,
      });
    })(),
    (async () => {
      parts.mail = await startMail({ dataDir, host: network.data, log, signal });
    })(),
  ]);
};

/** Host and port of an address. */
const placeOf = (url: string) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

/** The same address with another host and port. */
const atPlace = (url: string, place: string): string => url.replace(/@[^/]+\//, `@${place}/`);

/** Resolves when every service is ready on every host. */
const whenServing = async (natsUrl: string, log: Log, signal: AbortSignal): Promise<void> => {
  const instances = await listenForInstances({ NATS_URL: natsUrl }, log);
  try {
    while (serviceNames.some((name) => instances.readyCount(name) < hostNames.length)) {
      signal.throwIfAborted();
      await wait(pollMs);
    }
  } finally {
    await instances.stop();
  }
};

/** Resolves when a gateway answers through the balancer, which checks the readiness of each twice a second. */
const whenBalanced = async (url: string, signal: AbortSignal): Promise<void> => {
  const isAnswered = async () => (await fetch(url + platformPaths.discovery, { signal })).ok;
  while (!(await isAnswered().catch(() => false))) {
    signal.throwIfAborted();
    await wait(pollMs);
  }
};

/**
 * Builds the changed workspaces and starts a cluster of them.
 * @throws StartProblem with a message for the operator; then nothing is left running
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { demo, network = oneMachine, log = logToStderr, signal = new AbortController().signal } = options;
  const root = options.root ?? findRoot();
  const dataDir = resolve(root, options.dataDir);
  const port = options.port || (await freePort());
  const given = withoutSecretFiles(process.env, knownSettings.files);
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${port}`;
  await checkMachine(root);
  await checkDataDir(dataDir);
  await checkPort(port);
  const unlock = await lockDataDir(dataDir, publicUrl);
  const parts: Parts = { hosts: new Map() };
  const stop = async () => {
    try {
      await stopParts(parts);
    } finally {
      await unlock();
    }
  };
  try {
    const begin = Date.now();
    const secrets = await loadSecrets(dataDir);
    await startServers(parts, { root, dataDir, network, log, signal });
    signal.throwIfAborted();
    const { postgres, standby, nats, mail } = parts;
    if (!postgres || !standby || !nats || !mail) throw new Error('A server of the cluster was not started');
    log(`  servers    ready in ${secondsSince(begin)}`);

    const [databasePort = 0, ...ports] = await freePorts(1 + hostNames.length * 2);
    const placeOfHost = (name: (typeof hostNames)[number], index: number) => ({
      address: network.machine(name).address,
      port: ports[index * 2] ?? 0,
      readyPort: ports[index * 2 + 1] ?? 0,
    });
    const databasePlace = `${network.data}:${databasePort}`;
    const primary = placeOf(postgres.url);
    parts.balancer = await startBalancer({
      dataDir,
      port,
      configuration: balancerConfiguration(
        {
          visitors: [...new Set([oneMachine.front, network.front])].map((address) => `${address}:${port}`),
          database: databasePlace,
        },
        {
          gateways: hostNames.map((name, index) => ({ name, ...placeOfHost(name, index) })),
          databases: [
            { name: 'primary', address: primary.host, port: primary.port },
            { name: standbyName, address: network.machine('standby').address, port: standby.port },
          ],
        },
      ),
      log,
    });
    await parts.balancer.whenReady();
    const registryUrl = `http://${network.front}:${port}`;

    const databases = Object.fromEntries(
      Object.entries(postgres.schemaUrls).map(([schema, url]) => [
        `${schema.toUpperCase()}_DATABASE_URL`,
        atPlace(url, databasePlace),
      ]),
    );
    const brokers = Object.fromEntries(
      schemas.map((name) => [`${name.toUpperCase()}_NATS_URL`, nats.limitedUrls[name]]),
    );
    const env: NodeJS.ProcessEnv = {
      ...given,
      ...databases,
      ...brokers,
      NATS_URL: nats.limitedUrls[nodeUser],
      NATS_REPLICAS: String(nats.servers.size),
      SMTP_URL: mail.url,
      ...(demo && { SMS_URL: given.SMS_URL ?? mail.url }),
      PUBLIC_URL: publicUrl,
      RELEASE_URL: registryUrl,
      RELEASE_TOKEN: secrets.releaseToken,
      CALLER_PRIVATE_KEY: secrets.callerPrivateKey,
      CALLER_PUBLIC_KEY: secrets.callerPublicKey,
      SESSION_KEYS: secrets.sessionKeys.join(','),
      TWO_STEP_KEY: secrets.twoStepKey,
      VAPID_PRIVATE_KEY: secrets.vapidPrivateKey,
      ARTEFACTS: given.ARTEFACTS ?? join(dataDir, 'artefacts'),
      UPLOADS: given.UPLOADS ?? join(dataDir, 'uploads'),
      TRUSTED_PROXIES: '1',
      DEMO: demo ? '1' : '0',
    };
    for (const [index, name] of hostNames.entries()) {
      const { port: gatewayPort, readyPort } = placeOfHost(name, index);
      const folder = join(dataDir, name);
      parts.hosts.set(
        name,
        startHost({
          root,
          name,
          machine: network.machine(name),
          dataDir: folder,
          gatewayPort,
          internalPort: readyPort,
          env,
          log,
        }),
      );
    }
    await Promise.all([...parts.hosts.values()].map((host) => host.whenReady()));
    await whenBalanced(registryUrl, signal);
    const client = makeRegistryClient({
      url: registryUrl,
      token: secrets.releaseToken,
      person: 'npm run start:cluster',
    });
    await publishBuilds({ client, folders: findReleases(root), occasion: 'start', log });
    await whenServing(nats.url, log, signal);
    return {
      url: publicUrl,
      mailUrl: mail.pageUrl,
      hosts: parts.hosts,
      databaseUrl: atPlace(postgres.url, databasePlace),
      nats,
      primary: postgres,
      standby,
      failOver: async () => {
        await postgres.stop({ force: true });
        await standby.promote();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw signal.aborted ? signal.reason : error;
  }
};
