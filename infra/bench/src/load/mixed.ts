import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoUsers } from '@setu/contracts';
import type { Platform } from '@setu/local';
import { measureRest, totalOf } from '../rest';
import { randomCalls } from '../scale/random-calls';
import { withPlatform } from '../setup/platform';
import { untilQuiet } from '../setup/quiet-machine';
import { signIn } from '../setup/sign-in';
import { printTable } from '../setup/table';

/** 99 of 100 requests are answered within this time, ms. */
const promisedMs = 300;
/** Requests a second of the first step, and how much more each further step has. */
const [firstRate, growth] = [10, 1.2];
const seconds = 10;
/** A step fails when it misses the promise this often, because a machine pauses now and then. */
const tries = 3;
/** Pages and calls of a machine come from one network, which may have a third of the requests in flight. */
const maxInFlight = 600;

const kinds = ['stored page', 'API', 'signed-in page', 'write'] as const;
type Kind = (typeof kinds)[number];

/** Twenty requests: 60 % stored pages, 25 % calls that are not stored, 10 % signed-in pages, 5 % writes. */
const mix: readonly Kind[] = Array.from({ length: 20 }, (_, slot): Kind => {
  if (slot === 13) return 'write';
  if (slot % 10 === 6) return 'signed-in page';
  return slot % 4 === 1 ? 'API' : 'stored page';
});

interface Shot {
  method?: string;
  path: string;
  cookie?: string;
  body?: unknown;
}

/** For each kind its request with this number. */
type Shots = Readonly<Record<Kind, (n: number) => Shot>>;

const makeShots = async (url: string): Promise<Shots> => {
  const cookies = await Promise.all(
    [demoUsers.investor, demoUsers.brand, demoUsers.agent].map(({ email }) => signIn(url, email)),
  );
  const [investor = '', brand = ''] = cookies;
  const idsAt = async (path: string, cookie: string) => {
    const rows = (await (await fetch(url + path, { headers: { cookie } })).json()) as { id: string }[];
    return rows.map(({ id }) => id);
  };
  const ids = await idsAt('/api/franchises?limit=24', '');
  const [own] = await idsAt('/api/my-franchises?limit=1', brand);
  const stored = ['/', '/franchises', ...ids.map((id) => `/franchises/${id}`)];
  const searches = randomCalls(2_000);
  const at = <T>(values: readonly T[], n: number) => values[n % values.length] as T;
  return {
    'stored page': (n) => ({ path: at(stored, n) }),
    API: (n) => ({ path: at(searches, n) }),
    'signed-in page': (n) => ({ path: '/dashboard', cookie: at(cookies, n) }),
    // One write of five changes a listing, which ends the stored pages that show it.
    write: (n) =>
      n % 5 === 4
        ? {
            method: 'PATCH',
            path: `/api/franchises/${own}`,
            cookie: brand,
            body: { areaRequired: 500 + (n % 400) },
          }
        : {
            method: n % 2 === 0 ? 'POST' : 'DELETE',
            path: `/api/franchises/${at(ids, n >> 1)}/save`,
            cookie: investor,
          },
  };
};

const agent = new Agent({ keepAlive: true });

/** Resolves when the whole answer has arrived. @throws Error when it is no success */
const fire = (url: string, { method = 'GET', path, cookie, body }: Shot): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
      'accept-encoding': 'br, gzip',
      ...(cookie ? { cookie } : {}),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const made = request(new URL(path, url), { method, agent, headers }, (reply) => {
      const { statusCode = 0 } = reply;
      reply.resume();
      reply.on('error', reject);
      reply.on('end', () =>
        statusCode < 300 ? resolve() : reject(new Error(`${method} ${path} answered ${statusCode}`)),
      );
    });
    made.on('error', reject);
    made.end(sent);
  });

/** Times of the answers by kind, ms; infinite for a request that failed. */
type Times = Record<Kind, number[]>;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const p99 = (times: Times) => percentile(Object.values(times).flat(), 0.99);

/** Sends requests at fixed moments, whether or not earlier ones are answered. */
const makeLoad = (url: string, shots: Shots) => {
  const sent: Record<Kind, number> = { 'stored page': 0, API: 0, 'signed-in page': 0, write: 0 };
  let lastFailure: unknown;
  return {
    lastFailure: () => lastFailure,
    run: async (rate: number): Promise<Times> => {
      const times: Times = { 'stored page': [], API: [], 'signed-in page': [], write: [] };
      const running: Promise<void>[] = [];
      const began = performance.now();
      for (let n = 0; n < rate * seconds; n += 1) {
        const due = began + (n * 1_000) / rate;
        if (due > performance.now()) await sleep(due - performance.now());
        const kind = mix[n % mix.length] as Kind;
        const shot = shots[kind](sent[kind]);
        sent[kind] += 1;
        running.push(
          fire(url, shot).then(
            () => void times[kind].push(performance.now() - due),
            (error: unknown) => {
              lastFailure = error;
              times[kind].push(Number.POSITIVE_INFINITY);
            },
          ),
        );
      }
      await Promise.all(running);
      return times;
    },
  };
};

/** The times of a rate that was held; null when it was not in several tries. */
const hold = async (load: ReturnType<typeof makeLoad>, rate: number): Promise<Times | null> => {
  for (let turn = 0; turn < tries; turn += 1) {
    const times = await load.run(rate);
    process.stderr.write(`${rate.toFixed(0)} a second: p99 ${p99(times).toFixed(0)} ms\n`);
    if (p99(times) <= promisedMs) return times;
  }
  return null;
};

const measure = async (platform: Platform, dataDir: string, name: string): Promise<void> => {
  const load = makeLoad(platform.url, await makeShots(platform.url));
  await untilQuiet();
  // Fills the stores and warms the renderers.
  await load.run(firstRate);
  const before = totalOf(await measureRest(dataDir, 1)).megabytes;
  let best: { rate: number; times: Times } | null = null;
  for (let rate = firstRate; ; rate *= growth) {
    const times = await hold(load, rate);
    if (!times) break;
    best = { rate, times };
  }
  const after = totalOf(await measureRest(dataDir, 1)).megabytes;
  if (!best)
    throw new Error(`Not even ${firstRate} requests a second were held. ${String(load.lastFailure() ?? '')}`);
  const { rate, times } = best;
  printTable(
    `${name}: ${rate.toFixed(0)} requests a second are held with a p99 of at most ${promisedMs} ms; memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
    [
      ['', 'requests', 'p50, ms', 'p99, ms'],
      ...kinds.map((kind) => [
        kind,
        times[kind].length,
        percentile(times[kind], 0.5).toFixed(0),
        percentile(times[kind], 0.99).toFixed(0),
      ]),
      [
        'all',
        Object.values(times).flat().length,
        percentile(Object.values(times).flat(), 0.5).toFixed(0),
        p99(times).toFixed(0),
      ],
    ],
  );
};

/**
 * Finds the highest rate of a mixed load that this machine, which also makes the load, holds: each step has a fifth more requests.
 * @param folders further checkouts, measured after this one
 */
export const benchMixed = async (folders: readonly string[]): Promise<void> => {
  for (const folder of [process.cwd(), ...folders])
    await withPlatform(
      (platform, dataDir) => measure(platform, dataDir, folder),
      { MAX_IN_FLIGHT: String(maxInFlight) },
      folder,
    );
};
