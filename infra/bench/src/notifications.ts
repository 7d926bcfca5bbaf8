import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Caller, made, register } from './attack/callers';
import { withPlatform } from './setup/platform';
import { printTable } from './setup/table';

const replies = 220;
/** The first replies also measure processes that are still warming up. */
const warmUp = 20;
const people = 50;
const streamsOfPerson = 10;
const deadlineMs = 60_000;

interface Stream {
  /** Number of notifications so far. */
  count: () => number;
  /** Resolves when this many notifications have arrived. */
  until: (count: number) => Promise<number>;
  close: () => void;
}

/** Opens a stream of a person's notifications. */
const openStream = (url: string, caller: Caller): Promise<Stream> =>
  new Promise((resolve, reject) => {
    let count = 0;
    const waiting = new Map<number, (at: number) => void>();
    const request: ClientRequest = get(
      `${url}/api/notifications/stream`,
      { headers: { cookie: caller.cookie() }, agent: false },
      (reply) => {
        if (reply.statusCode !== 200) return reject(new Error(`The stream answered ${reply.statusCode}`));
        reply.on('error', () => undefined);
        reply.on('data', (chunk: Buffer) => {
          for (const _ of chunk.toString('utf8').matchAll(/event: notification/g)) {
            count += 1;
            waiting.get(count)?.(performance.now());
          }
        });
        resolve({
          count: () => count,
          until: (wanted) =>
            count >= wanted
              ? Promise.resolve(performance.now())
              : new Promise((done, fail) => {
                  const timer = setTimeout(
                    () => fail(new Error(`${wanted} items did not arrive`)),
                    deadlineMs,
                  );
                  waiting.set(wanted, (at) => {
                    clearTimeout(timer);
                    done(at);
                  });
                }),
          close: () => request.destroy(),
        });
      },
    );
    request.on('error', reject);
  });

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const draft = () => ({
  title: `Chai House ${randomUUID().slice(0, 8)}`,
  minInvestment: '500000',
  maxInvestment: '900000',
  territories: ['Pune'],
});

/** Sends an inquiry, as soon as the inquiry service has the listing. @returns its id */
const inquire = async (from: Caller, to: Caller, franchiseId: string): Promise<string> => {
  const body = { toUserId: to.id, franchiseId, subject: 'Pune', message: `Is it free? ${randomUUID()}` };
  for (;;) {
    const answer = await from.call('POST', '/api/inquiries', body);
    if (answer.status === 201) return made(Promise.resolve(answer));
    if (answer.status !== 404) throw new Error(`${answer.status}: ${answer.text}`);
    await sleep(50);
  }
};

/** Resident memory of a process, MB. */
const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
};

/** Time from the call that sends a reply until its notification is on the stream of the other side, ms. */
const measureReplies = async (url: string): Promise<void> => {
  const [brand, investor] = [
    await register(url, 'newsbrand', 'brand'),
    await register(url, 'newsinvestor', 'investor'),
  ];
  const franchiseId = await made(brand.call('POST', '/api/franchises', draft()));
  const stream = await openStream(url, brand);
  const id = await inquire(investor, brand, franchiseId);
  await stream.until(1);
  const [fromCall, fromAnswer]: [number[], number[]] = [[], []];
  for (let n = 0; n < replies; n += 1) {
    const arrival = stream.until(n + 2);
    const began = performance.now();
    const { status, text } = await investor.call('POST', `/api/inquiries/${id}/messages`, {
      message: `Message ${n}`,
    });
    const answered = performance.now();
    if (status !== 201) throw new Error(`A reply was answered ${status}: ${text}`);
    const arrived = await arrival;
    if (n < warmUp) continue;
    fromCall.push(arrived - began);
    fromAnswer.push(Math.max(0, arrived - answered));
  }
  stream.close();
  const row = (name: string, times: number[]) => [
    name,
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.99).toFixed(1),
  ];
  printTable(`${fromCall.length} replies until they are on the stream of the other side`, [
    ['from', 'p50 ms', 'p99 ms'],
    row('the call', fromCall),
    row('its 201', fromAnswer),
  ]);
};

/** Memory of the gateway with many streams, and the time to send a notification to each of them. */
const measureStreams = async (url: string, pid: number): Promise<void> => {
  const brands: { brand: Caller; franchiseId: string }[] = [];
  for (let n = 0; n < people; n += 1) {
    const brand = await register(url, `streams${n}`, 'brand');
    brands.push({ brand, franchiseId: await made(brand.call('POST', '/api/franchises', draft())) });
  }
  const investors: Caller[] = [];
  for (let n = 0; n < people / 10; n += 1) investors.push(await register(url, `investor${n}`, 'investor'));
  await sleep(2_000);
  const before = await memoryOf(pid);
  const streams: Stream[] = [];
  for (const { brand } of brands)
    for (let n = 0; n < streamsOfPerson; n += 1) streams.push(await openStream(url, brand));
  await sleep(2_000);
  const open = await memoryOf(pid);
  const arrivals = Promise.all(streams.map((stream) => stream.until(1)));
  const began = performance.now();
  await Promise.all(
    brands.map(({ brand, franchiseId }, n) =>
      inquire(investors[n % investors.length] as Caller, brand, franchiseId),
    ),
  );
  const sent = performance.now();
  const last = Math.max(...(await arrivals));
  for (const stream of streams) stream.close();
  await sleep(2_000);
  printTable(`${streams.length} streams of ${people} people at one gateway`, [
    ['what', 'value'],
    ['memory before, MB', before.toFixed(1)],
    ['memory with the streams, MB', open.toFixed(1)],
    ['memory of a stream, kB', (((open - before) * 1_024) / streams.length).toFixed(1)],
    ['memory after they closed, MB', (await memoryOf(pid)).toFixed(1)],
    [`${people} inquiries sent, ms`, (sent - began).toFixed(0)],
    ['item on the last stream after the last 201, ms', Math.max(0, last - sent).toFixed(0)],
    ['streams that got more or less than one item', streams.filter(({ count }) => count() !== 1).length],
  ]);
};

/** Measures how fast notifications arrive, and the cost of open streams. */
export const benchNotifications = (): Promise<void> =>
  withPlatform(
    async (platform) => {
      await measureReplies(platform.url);
      const { pid } = platform.run.gateway;
      if (pid === undefined) throw new Error('The gateway has no process of its own');
      await measureStreams(platform.url, pid);
    },
    { MAX_STREAMS: '20000' },
  );
