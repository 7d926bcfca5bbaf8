import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoUsers } from '@setu/contracts';
import { median } from './setup/median';
import { withPlatform } from './setup/platform';
import { signIn } from './setup/sign-in';
import { printTable } from './setup/table';

/** Requests a second of a storm. */
const rate = 10;
const seconds = 8;
const rounds = 3;
/** Interval of reads of the listing, ms. */
const readEveryMs = 40;

interface Shot {
  path: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Storm {
  name: string;
  /** The request with this number; each comes from another network. */
  shot: (n: number) => Shot;
}

/** Number of answers to a storm, by status. */
type Answers = Map<string, number>;

const p95 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
const networkOf = (n: number) => `203.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`;

const fire = async (url: string, { path, method = 'GET', body, headers = {} }: Shot, n: number) => {
  const reply = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': networkOf(n),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await reply.arrayBuffer();
  return String(reply.status);
};

/** Reads the listing repeatedly for some seconds. */
const readListing = async (url: string): Promise<number[]> => {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const began = performance.now();
    const reply = await fetch(`${url}/api/franchises`, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`The listing answered ${reply.status}`);
    times.push(performance.now() - began);
    await sleep(readEveryMs);
  }
  return times;
};

let shots = 0;
/** Sends the requests of a storm at fixed times, whether or not earlier ones were answered. */
const blow = async (url: string, storm: Storm, answers: Answers) => {
  const running: Promise<void>[] = [];
  for (let sent = 0; sent < rate * seconds; sent += 1) {
    shots += 1;
    const n = shots;
    const shot = fire(url, storm.shot(n), n).catch(() => 'no answer');
    running.push(shot.then((status) => void answers.set(status, (answers.get(status) ?? 0) + 1)));
    await sleep(1_000 / rate);
  }
  await Promise.all(running);
};

/** Measures each storm and, just before it, the idle listing, so that noise affects both. */
const measure = async (url: string, storm: Storm) => {
  const rest: number[] = [];
  const under: number[] = [];
  const ratios: number[] = [];
  const answers: Answers = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const calm = p95(await readListing(url));
    const [times] = await Promise.all([readListing(url), blow(url, storm, answers)]);
    rest.push(calm);
    under.push(p95(times));
    ratios.push(p95(times) / calm);
  }
  const answered = [...answers].sort().map(([status, count]) => `${count} x ${status}`);
  return [
    storm.name,
    median(rest).toFixed(1),
    median(under).toFixed(1),
    median(ratios).toFixed(2),
    answered.join(', '),
  ];
};

/** The most expensive listing that a brand can write, different for each number. */
const worstListing = (n: number) => ({
  title: `${'अ'.repeat(140)} ${n}`,
  description: `${n} ${'क्षत्रिय '.repeat(555)}`.slice(0, 5_000).trim(),
  supportProvided: 'aक'.repeat(2_500),
  businessCategory: 'food_beverage',
  franchiseModel: 'FOFO',
  minInvestment: 1,
  maxInvestment: 2,
  territories: Array.from({ length: 30 }, (_, i) => `Town${i} ${'क'.repeat(60)}`),
});

const create = async (url: string, cookie: string, path: string, body: unknown): Promise<string> => {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (reply.status >= 300) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { id: string }).id;
};

const requirement = {
  title: 'Space wanted',
  businessCategory: 'retail',
  minArea: 1,
  maxArea: 1_000_000,
  preferredLocations: ['Pune'],
  requiredAmenities: [],
};

const storms = async (url: string): Promise<Storm[]> => {
  const cookie = await signIn(url, demoUsers.brand.email);
  const listings: string[] = [];
  for (let n = 0; n < rate * seconds; n += 1)
    listings.push(await create(url, cookie, '/api/franchises', worstListing(n)));
  const wanted = await create(url, cookie, '/api/requirements', requirement);
  const one = listings[0];
  const words = encodeURIComponent(Array.from({ length: 60 }, (_, n) => `a${n % 10}`).join(' '));
  const territories = Array.from({ length: 50 }, (_, n) => `territories=Town${n}`).join('&');
  const json = (path: string, body: unknown, headers = {}): Shot => ({ path, method: 'POST', body, headers });
  return [
    // The cost of any 10 requests a second on this machine, as a baseline for the other storms.
    { name: 'control: robots.txt', shot: () => ({ path: '/robots.txt' }) },
    { name: 'brochure of the worst listing', shot: () => ({ path: `/api/franchises/${one}/brochure` }) },
    {
      name: 'brochures of 80 worst listings',
      shot: (n) => ({ path: `/api/franchises/${listings[n % listings.length]}/brochure` }),
    },
    { name: 'mind map', shot: () => ({ path: '/api/mindmap/pdf' }) },
    { name: 'search with 60 words', shot: () => ({ path: `/api/franchises?limit=100&search=${words}` }) },
    {
      name: 'search for a word of 200 letters',
      shot: () => ({ path: `/api/franchises?search=${'x'.repeat(200)}` }),
    },
    { name: 'filter by 50 territories', shot: () => ({ path: `/api/franchises?limit=100&${territories}` }) },
    { name: 'similar', shot: () => ({ path: `/api/franchises/${one}/similar` }) },
    { name: 'matches', shot: () => ({ path: `/api/requirements/${wanted}/matches`, headers: { cookie } }) },
    {
      name: 'page /franchises',
      shot: (n) => ({ path: `/franchises?search=a${n}`, headers: { accept: 'text/html' } }),
    },
    { name: 'sitemap', shot: () => ({ path: '/sitemap.xml' }) },
    {
      name: 'views',
      shot: (n) =>
        json(
          '/api/analytics',
          { event: 'franchise_view', data: { franchiseId: one } },
          { 'user-agent': `B${n}` },
        ),
    },
    {
      name: 'sign-in',
      shot: (n) => json('/api/login', { email: `guess-${n}@demo.test`, password: 'not the password' }),
    },
    {
      name: 'registration',
      shot: (n) =>
        json('/api/register', {
          email: `storm-${n}@demo.test`,
          password: 'a long enough password',
          firstName: 'Storm',
          lastName: 'Tester',
          role: 'investor',
          phone: '9820012345',
          city: 'Pune',
          state: 'Maharashtra',
          acceptTerms: true,
        }),
    },
  ];
};

/**
 * Measures how much slower the public listing becomes while an outside client repeats each expensive call. Parts of storms' names,
 * separated by commas, select storms: `npm run bench -- storm control,brochure`.
 */
export const benchStorm = () =>
  withPlatform(
    async ({ url }) => {
      const rows: string[][] = [];
      const [, only] = process.argv.slice(2);
      for (const storm of await storms(url)) {
        if (only && !only.split(',').some((name) => storm.name.includes(name))) continue;
        const row = await measure(url, storm);
        process.stderr.write(`${row.join(' | ')}\n`);
        rows.push(row);
      }
      printTable(`GET /api/franchises under ${rate} requests/s: ${rounds} pairs of ${seconds} s, medians`, [
        ['storm', 'p95 at rest, ms', 'p95 under load, ms', 'ratio', 'answers to the storm'],
        ...rows,
      ]);
    },
    { TRUSTED_PROXIES: '1' },
  );
