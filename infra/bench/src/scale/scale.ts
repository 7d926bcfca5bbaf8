import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agentService } from '@setu/agent/src/app';
import { catalogService } from '@setu/catalog/src/app';
import { contentService } from '@setu/content/src/app';
import { removeDataDir, startPostgres } from '@setu/dev-servers';
import { identityService } from '@setu/identity/src/app';
import { inquiryService } from '@setu/inquiry/src/app';
import { parseEnvironment, type ServiceDefinition } from '@setu/service-kit';
import { startTestBroker, startTestService, type TestService } from '@setu/service-kit/test';
import type { Pool } from 'pg';
import { printTable } from '../setup/table';
import { type ScaleCall, scaleCalls } from './calls';
import { idOf, openSchema } from './fill';
import { fillFranchises } from './fill-catalog';
import {
  fillActivity,
  fillDemands,
  fillInquiries,
  fillProjections,
  fillProperties,
  fillUsers,
  people,
} from './fill-others';
import { randomCalls } from './random-calls';
import { ScaleEnvironment } from './scale-environment';

/** Rows of the small and the big database. */
const sizes = [1_000, parseEnvironment(ScaleEnvironment, process.env).SCALE_ROWS] as const;
const warmUps = 5;
const samples = 37;
/** Different combinations of filters, search and order. */
const combinations = 200;

interface Subject {
  definition: ServiceDefinition;
  fill: (db: Pool, rows: number) => Promise<void>;
}

const subjects: Readonly<Record<keyof typeof scaleCalls, Subject>> = {
  catalog: {
    definition: catalogService,
    fill: async (db, rows) => {
      await fillFranchises(db, rows);
      await fillProperties(db, rows);
    },
  },
  inquiry: { definition: inquiryService, fill: fillInquiries },
  agent: { definition: agentService, fill: fillDemands },
  identity: { definition: identityService, fill: fillUsers },
  content: {
    definition: contentService,
    fill: async (db, rows) => {
      await fillActivity(db, rows);
      await fillProjections(db, rows);
    },
  },
};

const cursorOf = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** Values for placeholders in paths: a franchise in the middle of the order, and cursors after it. */
const valuesFor = async (db: Pool): Promise<Record<string, string>> => {
  const { rows } = await db.query(
    `select id, created_at, recommended_at, ${idOf('requirement', `'Narrow'`)} as narrow, ${idOf('requirement', `'Wide'`)} as wide
     from franchise_opportunities where is_listed order by recommended_at, id
     offset (select count(*) / 2 from franchise_opportunities) limit 1`,
  );
  const { id, created_at, recommended_at, narrow, wide } = rows[0];
  const recommended = cursorOf(['recommended', recommended_at.getTime(), id]);
  return {
    id,
    narrow,
    wide,
    deep: `/api/franchises?cursor=${cursorOf(['with-placements', recommended, null])}`,
    deepNewest: `/api/franchises?sort=newest&cursor=${cursorOf(['newest', created_at.getTime(), id])}`,
  };
};

/** Size of a table with most of the rows. */
interface TableSize {
  name: string;
  rows: number;
  /** Size of the whole table and of its indexes, bytes. */
  tableBytes: number;
  indexBytes: number;
}

/** The tables of a schema with at least a tenth of the filled rows, the biggest first. */
const sizesOf = async (db: Pool, rows: number): Promise<TableSize[]> => {
  const found = await db.query<TableSize>(
    `select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as "tableBytes",
       pg_indexes_size(oid)::float8 as "indexBytes"
     from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples >= $1 / 10.0
     order by pg_total_relation_size(oid) desc`,
    [rows],
  );
  return found.rows;
};

interface Filled {
  service: TestService;
  values: Record<string, string>;
  tables: TableSize[];
}

const startFilled = async (
  name: keyof typeof scaleCalls,
  rows: number,
  broker: { url: string },
): Promise<Filled> => {
  const { definition, fill } = subjects[name];
  const service = await startTestService(definition, { broker });
  const db = openSchema(service.database.url, name);
  const startedAt = Date.now();
  await fill(db, rows);
  const values = name === 'catalog' ? await valuesFor(db) : {};
  const tables = await sizesOf(db, rows);
  await db.end();
  process.stderr.write(`${name}: ${rows} rows filled in ${Math.round((Date.now() - startedAt) / 1_000)} s\n`);
  return { service, values, tables };
};

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Median and 95th percentile of a call's time in ms, one call at a time, and the number of matches. */
const measure = async (
  { service, values }: Filled,
  [, path, as]: ScaleCall,
  unmeasured = warmUps,
  measured = samples,
) => {
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const user = as === undefined ? null : { id: people[as], role: as };
  const call = async () => {
    const headers = await service.callers.headersFor(user, as === 'admin' ? 'admin' : 'user');
    const startedAt = performance.now();
    const reply = await service.call('GET', url, { headers });
    if (reply.status !== 200) throw new Error(`${url}: ${reply.status} ${reply.text.slice(0, 300)}`);
    return { ms: performance.now() - startedAt, headers: reply.headers };
  };
  for (let n = 0; n < unmeasured; n += 1) await call();
  const times: number[] = [];
  for (let n = 0; n < measured; n += 1) times.push((await call()).ms);
  const last = await call();
  const sorted = times.sort((one, other) => one - other);
  const matches = `${last.headers.get('x-total-count') ?? ''}${last.headers.has('x-total-is-bound') ? '+' : ''}`;
  return { median: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), matches };
};

/** Prints the median and the 95th percentile of many different calls, and the slowest ones of the big database. */
const measureRandom = async (small: Filled, big: Filled): Promise<void> => {
  const calls = randomCalls(combinations);
  const timesOf = async (filled: Filled) => {
    const times: { path: string; ms: number }[] = [];
    for (const path of calls) times.push({ path, ms: (await measure(filled, ['', path], 1, 3)).median });
    return times.sort((one, other) => one.ms - other.ms);
  };
  const rows = [];
  const slow = [];
  for (const [filled, size] of [
    [small, sizes[0]],
    [big, sizes[1]],
  ] as const) {
    const times = await timesOf(filled);
    const sorted = times.map(({ ms }) => ms);
    rows.push([size, ...[0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(1))]);
    if (filled === big) slow.push(...times.slice(-5).reverse());
  }
  printTable(`catalog: ${combinations} combinations of filters, search and order, ms`, [
    ['rows', 'median', 'p95', 'p99'],
    ...rows,
  ]);
  printTable(
    'the slowest of them, ms',
    slow.map(({ path, ms }) => [ms.toFixed(1), path]),
  );
};

const measureService = async (name: keyof typeof scaleCalls, broker: { url: string }): Promise<void> => {
  const filled: Filled[] = [];
  try {
    for (const size of sizes) filled.push(await startFilled(name, size, broker));
    const [small, big] = filled as [Filled, Filled];
    const rows: (string | number)[][] = [];
    for (const call of scaleCalls[name]) {
      const one = await measure(small, call);
      const other = await measure(big, call);
      const times = ({ median, p95 }: typeof one) => `${median.toFixed(2)} / ${p95.toFixed(2)}`;
      rows.push([call[0], other.matches, times(one), times(other), (other.median / one.median).toFixed(2)]);
    }
    printTable(`${name}: median / p95 in ms of ${samples} calls, one at a time`, [
      ['call', 'matches', `${sizes[0]} rows`, `${sizes[1]} rows`, 'ratio'],
      ...rows,
    ]);
    printTable(`${name}: bytes a row`, [
      ['table', 'rows', 'table', 'indexes'],
      ...big.tables.map(({ name: table, rows: count, tableBytes, indexBytes }) => [
        table,
        Math.round(count),
        Math.round(tableBytes / count),
        Math.round(indexBytes / count),
      ]),
    ]);
    if (name === 'catalog') await measureRandom(small, big);
  } finally {
    // A running service keeps the process alive.
    for (const { service } of filled) await service.stop();
  }
};

/** Fills each service's database with a thousand and a million rows, and compares the times of its calls. */
export const benchScale = async (): Promise<void> => {
  // The services' sources expect this name of CommonJS, which their bundles are.
  Object.assign(globalThis, { __dirname: import.meta.dirname });
  const only = process.argv[3];
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-bench-'));
  const postgres = await startPostgres({
    dataDir,
    isDurable: false,
    // The default for an empty cluster would be too small, because the rows are added after the start.
    settings: ['shared_buffers=2GB'],
    log: () => undefined,
  });
  const broker = await startTestBroker();
  try {
    process.env.TEST_DATABASE_URL = postgres.url;
    for (const name of Object.keys(subjects) as (keyof typeof scaleCalls)[])
      if (only === undefined || only === name) await measureService(name, broker);
  } finally {
    await broker.stop();
    await postgres.stop();
    await removeDataDir(dataDir);
  }
};
