import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '@setu/local';
import { makeRegistryClient, type RegistryClient } from '@setu/release';
import autocannon from 'autocannon';
import { withPlatform } from './platform';
import { printTable } from './table';

const service = 'catalog';
const connections = 20;
const replacements = 4;
const reason = 'a benchmark of replacing a service';
/** Seconds one replacement may take. */
const patience = 90;

/** Publishes what is live of the service a second time, under a version of its own: the same code as another release. */
const publishAgain = async (client: RegistryClient, live: string): Promise<string> => {
  const release = await client.release(service, live);
  if (!release) throw new Error(`${service} ${live} is not published`);
  const copy = { ...release, version: `${live}.copy` };
  for (const { path } of release.files)
    await client.upload(copy, path, await client.file(service, live, path));
  await client.publish(copy);
  return copy.version;
};

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // No such process.
  }
};

/** Makes a version live; resolves with the seconds until the process before it has ended. */
const replaceBy = async (platform: Platform, client: RegistryClient, version: string): Promise<number> => {
  const pid = platform.run.services[service]?.pid;
  if (pid === undefined) throw new Error(`${service} does not run`);
  const began = Date.now();
  await client.deploy(service, { action: 'promote', version, override: reason });
  while (isRunning(pid)) {
    if (Date.now() - began > patience * 1_000) throw new Error(`${service} ${version} did not take over`);
    await sleep(50);
  }
  return (Date.now() - began) / 1_000;
};

/** Cookies of a demo investor, who may save franchises. */
const signIn = async (url: string): Promise<string> => {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'investor@demo.test',
      password: process.env.DEMO_PASSWORD || 'franchise-demo-2026',
    }),
  });
  if (!reply.ok) throw new Error(`Signing in answered ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

const firstFranchise = async (url: string): Promise<string> => {
  const [franchise] = (await (await fetch(`${url}/api/franchises?limit=1`)).json()) as { id: string }[];
  if (!franchise) throw new Error('There is no franchise to save');
  return franchise.id;
};

/** Reads and writes in turn over connections that are kept, until `stop`. */
const startLoad = async (url: string) => {
  const cookie = await signIn(url);
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
    const { releaseToken } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
    const client = makeRegistryClient({ url: platform.url, token: releaseToken, person: 'npm run bench' });
    const live = (await client.piece(service))?.deployment?.live;
    if (!live) throw new Error(`No release of ${service} is live`);
    const copy = await publishAgain(client, live);

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
