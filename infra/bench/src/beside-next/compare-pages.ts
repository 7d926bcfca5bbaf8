import autocannon from 'autocannon';
import { median } from '../setup/median';
import { printTable } from '../setup/table';

const seconds = 5;
const rounds = 3;

/** Something that is asked for again and again: always the same, or each time what nobody has asked for before. */
interface Target {
  name: string;
  url: string;
  path: (n: number) => string;
  connections: number;
}

/** No two requests of this process have the same number, so that none is answered from a store. */
let asked = 0;

const load = async ({ name, url, path, connections }: Target) => {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { accept: 'text/html,application/json', 'accept-encoding': 'br, gzip' },
    requests: [
      {
        setupRequest: (request) => {
          asked += 1;
          return { ...request, path: path(asked) };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} non-2xx, ${result.errors} errors`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
};

const same = (path: string) => () => path;
/** A filter that all franchises pass, with a figure that nobody has asked for. */
const upTo = (n: number) => 1_000_000_000 + n;

/** Pages and calls a second, in turn. */
export const comparePages = async (ours: string, next: string): Promise<void> => {
  const targets: Target[] = [
    { name: 'stored listing, Next.js', url: next, path: same('/franchises'), connections: 16 },
    { name: 'stored listing, ours', url: ours, path: same('/franchises'), connections: 16 },
    {
      name: 'a new search each, Next.js',
      url: next,
      path: (n) => `/search?budget=-${upTo(n)}`,
      connections: 4,
    },
    {
      name: 'a new search each, ours',
      url: ours,
      path: (n) => `/franchises?maxInvestment=${upTo(n)}`,
      connections: 4,
    },
    {
      name: 'stored call, ours',
      url: ours,
      path: same('/api/franchises?limit=24'),
      connections: 16,
    },
    {
      name: 'a new call each, ours',
      url: ours,
      path: (n) => `/api/franchises?limit=24&maxInvestment=${upTo(n)}`,
      connections: 16,
    },
  ];
  const seen = targets.map((target) => ({ target, loads: [] as Awaited<ReturnType<typeof load>>[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { target, loads } of seen) loads.push(await load(target));
  printTable(`Answers a second, medians of ${rounds} rounds of ${seconds} s in turn, without rate limits`, [
    ['', 'connections', 'a second', 'p50, ms', 'p99, ms'],
    ...seen.map(({ target: { name, connections }, loads }) => [
      name,
      connections,
      median(loads.map(({ rate }) => rate)).toFixed(0),
      median(loads.map(({ p50 }) => p50)).toFixed(0),
      median(loads.map(({ p99 }) => p99)).toFixed(0),
    ]),
  ]);
};
