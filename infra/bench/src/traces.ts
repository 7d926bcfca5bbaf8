import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { made, register } from './attack/callers';
import { median } from './setup/median';
import { withPlatform } from './setup/platform';
import { printTable } from './setup/table';

const seconds = 5;
const defaultRounds = '7';
/** Number of franchises that are changed in turn, so that calls wait less for each other's row locks. */
const franchises = 8;

/** Accepts and discards spans, like the cheapest possible collector. */
const startCollector = async () => {
  let bytes = 0;
  const server = createServer((request, reply) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => reply.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    stop: () => server.close(),
  };
};

type Load = Omit<autocannon.Options, 'connections' | 'duration'>;

/** The measured loads of a platform, by name. The gateway does not store the replies to these reads. */
const loadsOf = async (url: string): Promise<Record<string, Load>> => {
  const brand = await register(url, 'Traced', 'brand');
  const headers = { cookie: brand.cookie(), 'content-type': 'application/json' };
  const bodyOf = (title: string) => ({
    title,
    description: 'A kiosk for railway platforms.',
    businessCategory: 'food_beverage',
    franchiseModel: 'FOFO',
    minInvestment: '500000',
    maxInvestment: '900000',
    territories: ['Pune'],
    isActive: true,
  });
  const ids: string[] = [];
  for (let number = 0; number < franchises; number += 1)
    ids.push(await made(brand.call('POST', '/api/franchises', bodyOf(`Traced kiosk ${number}`))));
  return {
    'GET /api/franchises?limit=24': {
      url: `${url}/api/franchises?limit=24`,
      headers: { accept: 'application/octet-stream' },
    },
    'PATCH /api/franchises/:id with its event': {
      url,
      requests: ids.map((id) => ({
        method: 'PATCH',
        path: `/api/franchises/${id}`,
        headers,
        // Each change has a different title. autocannon's own ids would make the body longer than its header states.
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({ title: `Traced kiosk ${randomUUID()}` }),
        }),
      })),
    },
  };
};

const run = async (load: Load, connections: number) => {
  const result = await autocannon({ ...load, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${load.url}: ${result.non2xx} non-2xx, ${result.errors} errors`);
  return result;
};

/** Mean time of a single call, ms, and calls a second by eight callers. autocannon's medians are whole milliseconds. */
const measure = async (load: Load) => ({
  ms: 1_000 / (await run(load, 1)).requests.average,
  rate: (await run(load, 8)).requests.average,
});

type Measured = Awaited<ReturnType<typeof measure>>;
interface Round {
  plain: Measured;
  traced: Measured;
}

/** @param args number of rounds, 7 by default; share of traces that are recorded, 1 by default */
export const benchTraces = async ([
  rounds = defaultRounds,
  share = '1',
]: readonly string[]): Promise<void> => {
  const collector = await startCollector();
  const exporting = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: share };
  await withPlatform(async ({ url: without }) =>
    withPlatform(async ({ url: withExport }) => {
      const [plain, traced] = [await loadsOf(without), await loadsOf(withExport)];
      const rows: (string | number)[][] = [];
      for (const name of Object.keys(plain)) {
        const sides = [plain[name] ?? {}, traced[name] ?? {}] as [Load, Load];
        for (const side of sides) await measure(side);
        const seen: Round[] = [];
        for (let round = 0; round < Number(rounds); round += 1)
          seen.push({ plain: await measure(sides[0]), traced: await measure(sides[1]) });
        const middle = (value: (round: Round) => number) => median(seen.map(value));
        rows.push([
          name,
          middle((round) => round.plain.ms).toFixed(2),
          middle((round) => round.traced.ms).toFixed(2),
          middle((round) => round.traced.ms / round.plain.ms).toFixed(3),
          Math.round(middle((round) => round.plain.rate)),
          Math.round(middle((round) => round.traced.rate)),
          middle((round) => round.traced.rate / round.plain.rate).toFixed(3),
        ]);
      }
      printTable(
        `${rounds} paired rounds of ${seconds} s each, medians; ${share} of traces recorded, ${Math.round(collector.bytes() / 1_000)} kB exported`,
        [['call', 'ms', 'ms traced', 'ratio', 'req/s by 8', 'traced', 'ratio'], ...rows],
      );
    }, exporting),
  ).finally(collector.stop);
};
