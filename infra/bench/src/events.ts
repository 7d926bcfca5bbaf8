import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '@setu/local';
import { Pool, type PoolClient } from 'pg';
import { type Caller, register } from './attack/callers';
import { withPlatform } from './setup/platform';
import { printTable } from './setup/table';

const rounds = 3;
const backlog = 10_000;
/** Number of franchises of each brand. */
const perBrand = 20;
const brands = 30;
/** Brands whose franchises are not measured, because processes are slower just after their start. */
const warmUpBrands = 5;
const deadlineMs = 600_000;
/** Pause of the server between two queries for a franchise, s. */
const lookSeconds = 0.0005;

/** The database of one platform. */
interface Subject {
  name: string;
  platform: Platform;
  db: Pool;
}

/** Inserts copies of the newest event of a listed franchise, each with a new aggregate and id, as one backlog. */
const insertBacklog = async (db: Pool): Promise<void> => {
  await db.query(
    `insert into catalog.outbox (event_id, type, aggregate_id, envelope)
     select event_id, type, aggregate_id::text,
            envelope || jsonb_build_object('id', event_id, 'subject', aggregate_id,
              'data', envelope->'data' || jsonb_build_object('id', aggregate_id))
     from (select type, envelope from catalog.outbox where type = 'catalog.franchise-created.v1' order by id desc limit 1) event
     cross join (select gen_random_uuid() as event_id, gen_random_uuid() as aggregate_id from generate_series(1, $1)) ids`,
    [backlog],
  );
  await db.query(`select pg_notify('outbox_catalog', '')`);
};

/**
 * Finds an unpublished event, newest first: the oldest entries of the index are mostly dead, and reading all of them would affect the
 * measurement.
 */
const pendingSql = 'select 1 from catalog.outbox where published_at is null order by id desc limit 1';

const numberOf = async (db: Pool, sql: string, values: unknown[] = []): Promise<number> =>
  Number((await db.query(sql, values)).rows[0]?.number);

/** Handled events of a consumer. */
const handled = (db: Pool, schema: string, consumer: string) =>
  numberOf(db, `select count(*) as number from ${schema}.inbox where consumer = $1`, [consumer]);

const untilDone = async (what: string, isDone: () => Promise<boolean>, pollMs: number): Promise<number> => {
  const deadline = Date.now() + deadlineMs;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`${what}: not done after ${deadlineMs} ms`);
    await sleep(pollMs);
  }
  return performance.now();
};

const consumers = [
  { schema: 'inquiry', name: 'catalog-franchises' },
  { schema: 'content', name: 'franchises' },
  { schema: 'content', name: 'activity-catalog' },
] as const;

const isRelayed = async (db: Pool) => (await db.query(pendingSql)).rowCount === 0;

/** Services whose consumers compete with the relay for the processors while they handle the same events. */
const readers = ['inquiry', 'content', 'agent'];

/** Events a second of the relay while the consuming services are suspended. They handle the events afterwards. */
const relayAlone = async ({ name: root, db, platform }: Subject): Promise<number> => {
  const pids = readers.flatMap((reader) => platform.run.services[reader]?.pid ?? []);
  if (pids.length < readers.length) throw new Error(`${root}: not all of ${readers.join(', ')} run`);
  const before = await Promise.all(consumers.map(({ schema, name }) => handled(db, schema, name)));
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    await insertBacklog(db);
    const began = performance.now();
    const ended = await untilDone(`${root}: the relay`, () => isRelayed(db), 10);
    return backlog / ((ended - began) / 1_000);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    for (const [index, { schema, name }] of consumers.entries())
      await untilDone(
        `${root}: ${name}`,
        async () => (await handled(db, schema, name)) >= (before[index] ?? 0) + backlog,
        100,
      );
  }
};

/**
 * Events a second from the commit of a backlog until the relay and each consumer have finished it. All of them work
 * concurrently, on the same processors.
 */
const drainBacklog = async ({ name: root, db }: Subject) => {
  const before = await Promise.all(consumers.map(({ schema, name }) => handled(db, schema, name)));
  await insertBacklog(db);
  const began = performance.now();
  const rate = (at: number) => backlog / ((at - began) / 1_000);
  const [relay, ...rates] = await Promise.all([
    untilDone(`${root}: the relay`, () => isRelayed(db), 25).then(rate),
    ...consumers.map(({ schema, name }, index) =>
      untilDone(
        `${root}: ${name}`,
        async () => (await handled(db, schema, name)) >= (before[index] ?? 0) + backlog,
        100,
      ).then(rate),
    ),
  ]);
  return { relay, consumers: rates };
};

const draft = (n: number) => ({
  title: `Chai House ${n} ${randomUUID().slice(0, 8)}`,
  description: 'Tea and snacks for a neighbourhood.',
  supportProvided: 'Training and a launch team.',
  businessCategory: 'food_beverage',
  franchiseModel: 'FOFO',
  minInvestment: '500000',
  maxInvestment: '900000',
  expectedROI: '20',
  territories: ['Pune'],
});

/**
 * Waits in the database for a row of another service and returns when it was there, ms since 1970. A polling process would take one of
 * the processors from the services, and would itself wait for one before it sees the row.
 */
const untilVisibleSql = `
  create function pg_temp.visible_at(wanted uuid) returns double precision language plpgsql as $$
  begin
    loop
      if exists (select from inquiry.franchises where id = wanted) then
        return extract(epoch from clock_timestamp()) * 1000;
      end if;
      perform pg_sleep(${lookSeconds});
    end loop;
  end $$`;

/** Milliseconds from the 201 of a new franchise until the inquiry service's table has it. */
const visibility = async (observer: PoolClient, by: Caller): Promise<number[]> => {
  const times: number[] = [];
  for (let n = 0; n < perBrand; n += 1) {
    const { status, text } = await by.call('POST', '/api/franchises', draft(n));
    const answered = performance.timeOrigin + performance.now();
    if (status !== 201) throw new Error(`POST /api/franchises answered ${status}: ${text}`);
    const { id } = JSON.parse(text) as { id: string };
    const { rows } = await observer.query('select pg_temp.visible_at($1) as at', [id]);
    times.push(Math.max(0, rows[0].at - answered));
    await sleep(20);
  }
  return times;
};

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const measure = async (subjects: readonly Subject[]) => {
  const seen = new Map(
    subjects.map(({ name }) => [
      name,
      {
        alone: [] as number[],
        relay: [] as number[],
        rates: consumers.map(() => [] as number[]),
        times: [] as number[],
      },
    ]),
  );
  for (const subject of subjects) {
    const observer = await subject.db.connect();
    await observer.query(untilVisibleSql);
    for (let n = 0; n < brands; n += 1) {
      const brand = await register(subject.platform.url, `events${n}`, 'brand');
      const times = await visibility(observer, brand);
      if (n >= warmUpBrands) seen.get(subject.name)?.times.push(...times);
    }
    observer.release(true);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      seen.get(subject.name)?.alone.push(await relayAlone(subject));
      const { relay, consumers: rates } = await drainBacklog(subject);
      seen.get(subject.name)?.relay.push(relay);
      for (const [index, rate] of rates.entries()) seen.get(subject.name)?.rates[index]?.push(rate);
    }
  }
  return [...seen].map(([name, { alone, relay, rates, times }]) => [
    name,
    Math.round(quantile(alone, 0.5)),
    Math.round(quantile(relay, 0.5)),
    ...rates.map((each) => Math.round(quantile(each, 0.5))),
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.99).toFixed(1),
  ]);
};

/** Runs `work` with a platform of each checkout at the same time, so that their figures are comparable. */
const withSubjects = (
  roots: readonly string[],
  work: (subjects: readonly Subject[]) => Promise<void>,
  subjects: readonly Subject[] = [],
): Promise<void> => {
  const [root, ...rest] = roots;
  if (root === undefined) return work(subjects);
  return withPlatform(
    async (platform) => {
      const db = new Pool({ connectionString: platform.run.postgres.url });
      try {
        await withSubjects(rest, work, [...subjects, { name: root, platform, db }]);
      } finally {
        await db.end();
      }
    },
    {},
    root,
  );
};

/** @param others other checkouts of this repository to compare with this one */
export const benchEvents = (others: readonly string[]): Promise<void> =>
  withSubjects([process.cwd(), ...others.map((root) => resolve(root))], async (subjects) =>
    printTable(
      `A backlog of ${backlog} events, relayed alone and while all consumers drain it, ${rounds} rounds, medians; and 201 until visible elsewhere`,
      [
        [
          'checkout',
          'relay alone /s',
          'relay /s',
          ...consumers.map(({ schema, name }) => `${schema} ${name} /s`),
          'visible p50 ms',
          'p99 ms',
        ],
        ...(await measure(subjects)),
      ],
    ),
  );
