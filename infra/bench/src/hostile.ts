import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '@setu/local';
import type { RegistryClient } from '@setu/registry-client';
import {
  type CallRegistry,
  filesWithServer,
  publishTo,
  registryCalls,
  serverRemote,
} from '../../../gateway/test/front-ends';
import { median } from './setup/median';
import { withPlatform } from './setup/platform';
import { readSecrets, registryOf } from './setup/registry';
import { printTable } from './setup/table';

/** The tricks of its server module, gateway/test/hostile-server.mjs. */
const tricks = ['files', 'shell', 'kill', 'heap', 'buffers', 'loop', 'reads', 'output', 'exit'];
const rounds = 3;
/** Duration of measuring pages without and then with the trick, ms. */
const windowMs = 4_000;
/** Interval of visits to the hostile page, ms. */
const visitEveryMs = 500;
const otherPage = '/franchises';
const reason = 'a benchmark of hostile server code';

interface Registry {
  client: RegistryClient;
  call: CallRegistry;
}

/** Makes a release with this server code live. Each release starts in a process that has not failed yet. */
const promote = async ({ client, call }: Registry, version: string, server: string) => {
  await publishTo(call, serverRemote('hostile', version), filesWithServer(server));
  await client.deploy('hostile', { action: 'promote', version, override: reason });
};

interface Visit {
  ms: number;
  /** What the trick gained, null when it failed; `no answer` when there was no page. */
  got: string | null;
}

const open = async (url: string): Promise<Visit> => {
  const began = performance.now();
  try {
    const reply = await fetch(url, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(30_000) });
    const text = await reply.text();
    const ms = performance.now() - began;
    const data = /"queryKey":\["got"\],"state":\{"data":(.{0,100})/s.exec(text)?.[1];
    if (reply.status !== 200) return { ms, got: `status ${reply.status}` };
    return {
      ms,
      got: data ? (text.length > 1e6 ? `a page of ${(text.length / 1e6).toFixed(0)} MB` : data) : null,
    };
  } catch {
    return { ms: performance.now() - began, got: 'no answer' };
  }
};

/** Waits until a killed gateway has restarted, because nothing can be measured before. */
const untilReachable = async (url: string) => {
  while ((await open(url + otherPage)).got !== null) await sleep(500);
};

/** Visitors open the other remote's page one after another, during one window. */
const measure = async (url: string): Promise<Visit[]> => {
  const visits: Visit[] = [];
  const end = performance.now() + windowMs;
  while (performance.now() < end) visits.push(await open(url + otherPage));
  return visits;
};

const visitAgain = async (url: string, trick: string): Promise<Visit[]> => {
  const visits: Promise<Visit>[] = [];
  for (let spent = 0; spent < windowMs; spent += visitEveryMs) {
    visits.push(open(`${url}/hostile?trick=${trick}`));
    await sleep(visitEveryMs);
  }
  return Promise.all(visits);
};

const percentile = (visits: readonly Visit[], share: number) => {
  const sorted = visits.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const tryTrick = async (platform: Platform, registry: Registry, trick: string, server: string) => {
  const p50: number[] = [];
  const p95: number[] = [];
  const got = new Set<string>();
  let lost = 0;
  let slowest = 0;
  let failures = 0;
  const gatewayBefore = platform.run.gateway?.pid;
  for (let round = 0; round < rounds; round += 1) {
    const version = `1.0.${Date.now()}`;
    await untilReachable(platform.url);
    await promote(registry, version, server);
    await open(`${platform.url}/hostile`);
    const rest = await measure(platform.url);
    const [during, visits] = await Promise.all([measure(platform.url), visitAgain(platform.url, trick)]);
    p50.push(percentile(during, 0.5) / percentile(rest, 0.5));
    p95.push(percentile(during, 0.95) / percentile(rest, 0.95));
    for (const { got: each } of visits) if (each) got.add(each);
    lost += during.filter(({ got: each }) => each !== null).length;
    slowest = Math.max(slowest, ...during.map(({ ms }) => ms));
    await sleep(2_000);
    await untilReachable(platform.url);
    const status = await registry.client.deployable('hostile').catch(() => null);
    failures += status?.releases.find((release) => release.version === version)?.failures ?? 0;
  }
  const isSame = gatewayBefore === platform.run.gateway?.pid;
  return [
    trick,
    [...got].sort()[0]?.slice(0, 60) ?? 'nothing',
    isSame ? 'lives' : 'was killed',
    lost,
    slowest.toFixed(0),
    median(p50).toFixed(2),
    median(p95).toFixed(2),
    failures > 0 ? 'yes' : 'no',
  ];
};

/** Measures what hostile server code of one remote can gain, and how it affects the page of another remote. */
export const benchHostile = () =>
  withPlatform(async (platform, dataDir) => {
    const { releaseToken } = await readSecrets(dataDir);
    const registry = {
      client: await registryOf(platform, dataDir),
      call: registryCalls(platform.url, releaseToken),
    };
    const server = await readFile(join(process.cwd(), 'gateway/test/hostile-server.mjs'), 'utf8');
    const rows: (string | number)[][] = [];
    for (const trick of tricks) rows.push(await tryTrick(platform, registry, trick, server));
    printTable(
      `${otherPage} while another remote's server code is hostile: ${rounds} rounds of ${windowMs / 1000} s, each after a round at rest`,
      [
        ['trick', 'got', 'gateway', 'pages lost', 'slowest ms', 'p50 ÷ rest', 'p95 ÷ rest', 'counted'],
        ...rows,
      ],
    );
  });
