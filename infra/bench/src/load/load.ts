import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadSecrets, type Platform, type PlatformNode, startNode } from '@setu/local';
import autocannon from 'autocannon';
import { openSchema } from '../scale/fill';
import { fillFranchises } from '../scale/fill-catalog';
import { randomCalls } from '../scale/random-calls';
import { withPlatform } from '../setup/platform';
import { processorMs } from '../setup/process-tree';
import { untilQuiet } from '../setup/quiet-machine';
import { printTable } from '../setup/table';
import { type Station, simulateMost } from './simulate';

const seconds = 10;
const rows = 100_000;
/** Numbers of catalog instances to measure. */
const counts = [1, 2, 4];
/** Connections of the constant-rate load. A gateway limits one network to a third of its requests in flight. */
const openConnections = 200;
/** Share of the maximum rate at which response times are measured. */
const openShare = 0.6;
/** Time in which a simulated installation must answer 95 of 100 calls, ms. */
const promisedMs = 100;

/** Listings with random filters, searches and orders. The gateway does not store the replies to these. */
const loadOf = (url: string): autocannon.Options => ({
  url,
  requests: randomCalls(200).map((path) => ({ path, headers: { accept: 'application/octet-stream' } })),
  duration: seconds,
});

const answered = async (options: autocannon.Options) => {
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} calls were refused and ${result.errors} had no answer`);
  return result;
};

/** Processor time that each kind of process has used, ms. */
const spentBy = (platform: Platform, nodes: readonly PlatformNode[]) => {
  const { gateway, services, postgres } = platform.run;
  const catalogs = [services.catalog, ...nodes.map((node) => node.processes().services.catalog)];
  const of = (running: { pid?: number } | undefined) =>
    running?.pid === undefined ? 0 : processorMs(running.pid);
  const { user, system } = process.cpuUsage();
  return {
    gateway: of(gateway),
    catalog: catalogs.reduce((sum, running) => sum + of(running), 0),
    postgres: of(postgres),
    load: (user + system) / 1_000,
  };
};

/** Starts an additional instance of the catalog. */
const startFurther = async (platform: Platform, dataDir: string, number: number): Promise<PlatformNode> => {
  const { releaseToken, callerPublicKey } = await loadSecrets(dataDir);
  return startNode({
    root: process.cwd(),
    dataDir: join(dataDir, `further-${number}`),
    services: ['catalog'],
    gatewayPort: undefined,
    env: {
      PATH: process.env.PATH,
      RELEASE_URL: platform.url,
      RELEASE_TOKEN: releaseToken,
      PUBLIC_URL: platform.url,
      NATS_URL: platform.run.nats.url,
      DATABASE_URL: platform.run.postgres.url,
      CALLER_PUBLIC_KEY: callerPublicKey,
      LOG_LEVEL: 'warn',
    },
    log: () => undefined,
    signal: new AbortController().signal,
  });
};

const measure = async (platform: Platform, nodes: readonly PlatformNode[]) => {
  const load = loadOf(platform.url);
  await answered({ ...load, connections: 32, duration: 3 });
  const most = (await answered({ ...load, connections: 32 })).requests.average;
  const before = spentBy(platform, nodes);
  const open = await answered({
    ...load,
    connections: openConnections,
    overallRate: Math.round(most * openShare),
  });
  const after = spentBy(platform, nodes);
  const msOf = (kind: keyof typeof after) => (after[kind] - before[kind]) / open.requests.total;
  return {
    most,
    open,
    ms: {
      gateway: msOf('gateway'),
      catalog: msOf('catalog'),
      postgres: msOf('postgres'),
      load: msOf('load'),
    },
  };
};

type Measured = Awaited<ReturnType<typeof measure>>;

/** Calls a second that an installation can serve within the promised time, simulated from the cost of a call. */
const simulated = ({ ms }: Measured, gateways: number, catalogs: number, processors: number): number => {
  const stations: Station[] = [
    { name: 'gateway', ms: ms.gateway, servers: gateways },
    { name: 'catalog', ms: ms.catalog, servers: catalogs },
    { name: 'PostgreSQL', ms: ms.postgres, servers: processors },
  ];
  return simulateMost(stations, promisedMs);
};

/** Gateways, instances of the catalog and processors of PostgreSQL, each on a separate processor. */
const installations: readonly (readonly [number, number, number])[] = [
  [1, 1, 2],
  [1, 2, 2],
  [2, 4, 4],
  [4, 8, 8],
  [8, 16, 16],
];

const measureInstances = async (platform: Platform, dataDir: string): Promise<void> => {
  const db = openSchema(platform.run.postgres.url, 'catalog');
  await fillFranchises(db, rows).finally(() => db.end());
  const nodes: PlatformNode[] = [];
  const seen: (readonly [number, Measured])[] = [];
  try {
    for (const count of counts) {
      while (nodes.length + 1 < count) nodes.push(await startFurther(platform, dataDir, nodes.length + 1));
      await untilQuiet();
      seen.push([count, await measure(platform, nodes)]);
    }
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
  const cores = availableParallelism();
  printTable(`Listings of ${rows} franchises on ${cores} processors, which the load uses too`, [
    ['catalogs', 'req/s', 'bound', 'p50 ms', 'p97.5 ms', 'gateway', 'catalog', 'PostgreSQL', 'load'],
    ...seen.map(([count, { most, open, ms }]) => [
      count,
      Math.round(most),
      Math.round((cores * 1_000) / (ms.gateway + ms.catalog + ms.postgres + ms.load)),
      open.latency.p50,
      open.latency.p97_5,
      ...[ms.gateway, ms.catalog, ms.postgres, ms.load].map((value) => value.toFixed(2)),
    ]),
  ]);
  const [first] = seen;
  if (!first) return;
  printTable(`Simulated from what a call costs: req/s of which 95 of 100 take at most ${promisedMs} ms`, [
    ['gateways', 'catalogs', 'processors of PostgreSQL', 'req/s'],
    ...installations.map((sizes) => [...sizes, Math.round(simulated(first[1], ...sizes))]),
  ]);
};

/**
 * Measures how many listings a second a platform with 100,000 franchises serves with one, two and four instances of the catalog. Also
 * measures response times at a constant 60 % of that rate, and the cost of a call for each kind of process. From that cost it simulates
 * installations that are too large for this machine.
 */
export const benchLoad = (): Promise<void> =>
  withPlatform(measureInstances, { MAX_IN_FLIGHT: String(openConnections * 4) });
