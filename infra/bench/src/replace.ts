import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@setu/build-kit';
import { demoUsers } from '@setu/contracts';
import type { Platform } from '@setu/local';
import type { RegistryClient } from '@setu/registry-client';
import autocannon from 'autocannon';
import { withPlatform } from './setup/platform';
import { publishAgain, registryOf } from './setup/registry';
import { signIn } from './setup/sign-in';
import { printTable } from './setup/table';

const service = 'catalog';
const connections = 20;
const replacements = 4;
const reason = 'a benchmark of replacing a service';
/** Timeout of one replacement, ms. */
const replacementTimeoutMs = 90_000;

/** Makes a version live; resolves with the seconds until the previous process has ended. */
const replaceBy = async (platform: Platform, client: RegistryClient, version: string): Promise<number> => {
  const pid = platform.run.services[service]?.pid;
  if (pid === undefined) throw new Error(`${service} is not running`);
  const began = Date.now();
  await client.deploy(service, { action: 'promote', version, override: reason });
  while (isRunning(pid)) {
    if (Date.now() - began > replacementTimeoutMs) throw new Error(`${service} ${version} did not take over`);
    await sleep(50);
  }
  return (Date.now() - began) / 1_000;
};

const firstFranchise = async (url: string): Promise<string> => {
  const [franchise] = (await (await fetch(`${url}/api/franchises?limit=1`)).json()) as { id: string }[];
  if (!franchise) throw new Error('The platform has no franchise to save');
  return franchise.id;
};

/** Alternates reads and writes over open connections until `stop`. */
const startLoad = async (url: string) => {
  const cookie = await signIn(url, demoUsers.investor.email);
  const id = await firstFranchise(url);
  let run: autocannon.Instance | undefined;
  const result = new Promise<autocannon.Result>((resolve, reject) => {
    run = autocannon(
      {
        url,
        connections,
        duration: 3_600,
        requests: [
          { method: 'GET', path: '/api/franchises?limit=1' },
          { method: 'POST', path: `/api/franchises/${id}/save`, headers: { cookie } },
        ],
      },
      (error, seen) => (error ? reject(error) : resolve(seen)),
    );
  });
  return () => {
    run?.stop();
    return result;
  };
};

export const benchReplace = () =>
  withPlatform(async (platform, dataDir) => {
    const client = await registryOf(platform, dataDir);
    const { live, copy } = await publishAgain(client, service);

    const stop = await startLoad(platform.url);
    await sleep(2_000);
    const took: number[] = [];
    for (let turn = 0; turn < replacements; turn += 1) {
      took.push(await replaceBy(platform, client, turn % 2 === 0 ? copy : live));
      await sleep(1_000);
    }
    const result = await stop();
    printTable(`${service} replaced ${replacements} times under load by ${connections} connections`, [
      ['figure', 'value'],
      ['calls', result.requests.sent],
      ['answered with 2xx', result['2xx']],
      ['failed', result.non2xx + result.errors + result.timeouts],
      ['p50 ms', result.latency.p50],
      ['p99 ms', result.latency.p99],
      ['slowest ms', result.latency.max],
      ['seconds from promote to the end of the old process', took.map((each) => each.toFixed(1)).join(', ')],
    ]);
  });
