import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '@setu/local';
import pg from 'pg';
import { withPlatform } from '../setup/platform';
import { printTable } from '../setup/table';
import { type Caller, made, register } from './callers';
import { makeFindings, reportFailures } from './findings';

const writers = 10;
/** Kills of each process: gateway, five services, broker, database. */
const killsOfEach = 5;
/** Milliseconds between two writes of one writer. */
const pauseMs = 60;
/** Longest time until a killed process serves again and projections are complete, s. */
const recoverySeconds = 90;

interface Written {
  franchises: string[];
  requirements: string[];
  inquiries: string[];
}

/** Makes the writes of a brand and an investor in turn, and records the acknowledged ones. */
const startWriters = async (url: string) => {
  const written: Written = { franchises: [], requirements: [], inquiries: [] };
  let isStopped = false;
  let refused = 0;
  const keep = async (into: string[], answer: ReturnType<Caller['call']>): Promise<string | null> => {
    const id = await made(answer).catch(() => null);
    if (id) into.push(id);
    else refused += 1;
    return id;
  };
  const write = async (n: number, brand: Caller, firstInvestor: Caller) => {
    const listing = {
      businessCategory: 'retail',
      franchiseModel: 'FOFO',
      minInvestment: 500000,
      maxInvestment: 900000,
      territories: ['Pune'],
    };
    const need = { businessCategory: 'retail', minArea: 300, maxArea: 600, preferredLocations: ['Pune'] };
    let investor = firstInvestor;
    for (let turn = 0; !isStopped; turn += 1) {
      const title = `Writer ${n} turn ${turn}`;
      const franchiseId = await keep(
        written.franchises,
        brand.call('POST', '/api/franchises', { ...listing, title }),
      );
      await keep(written.requirements, brand.call('POST', '/api/requirements', { ...need, title }));
      if (franchiseId && turn % 4 === 0) {
        const about = { toUserId: brand.id, franchiseId, subject: title, message: title };
        await keep(written.inquiries, investor.call('POST', '/api/inquiries', about));
      }
      // The daily limit of one investor must not end the writing.
      if (turn % 60 === 59) investor = await register(url, `reader-${n}`, 'investor').catch(() => investor);
      await sleep(pauseMs);
    }
  };
  // All accounts exist before the first process is killed.
  const people: [Caller, Caller][] = [];
  for (let n = 0; n < writers; n += 1)
    people.push([
      await register(url, `writer-${n}`, 'brand'),
      await register(url, `reader-${n}`, 'investor'),
    ]);
  const running = people.map(([brand, investor], n) => write(n, brand, investor));
  return {
    written,
    refused: () => refused,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
};

/** The running processes. `platform.run` is another object after each restart. */
const processesOf = (platform: Platform): Record<string, () => number | undefined> => ({
  gateway: () => platform.run.gateway.pid,
  ...Object.fromEntries(
    Object.keys(platform.run.services).map((name) => [name, () => platform.run.services[name]?.pid]),
  ),
  nats: () => platform.run.nats.pid,
  postgres: () => platform.run.postgres.pid,
});

const until = async (holds: () => Promise<boolean>): Promise<number> => {
  const began = Date.now();
  while (!(await holds().catch(() => false))) {
    if (Date.now() - began > recoverySeconds * 1000) return Number.POSITIVE_INFINITY;
    await sleep(100);
  }
  return (Date.now() - began) / 1000;
};

/** A read of every service, through the gateway. */
const probes = [
  '/api/franchises?limit=1',
  '/api/content',
  '/api/auth/user',
  '/api/inquiries?limit=1',
  '/api/demands?limit=1',
];

const serves = async (url: string, agent: Caller) => {
  for (const path of probes) if ((await agent.call('GET', path)).status !== 200) return false;
  return (await fetch(`${url}/franchises`)).ok;
};

/** Rows that a consumer's projection must have, by the table of the projection. */
const projections: Readonly<Record<keyof Written, readonly string[]>> = {
  franchises: ['catalog.franchise_opportunities', 'inquiry.franchises', 'content.franchises'],
  requirements: ['catalog.property_requirements', 'inquiry.requirements', 'agent.demands'],
  inquiries: ['inquiry.inquiries', 'content.inquiries'],
};

const missingIn = async (db: pg.Client, table: string, ids: readonly string[]): Promise<number> => {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from unnest($1::uuid[]) as wanted(id) where not exists (select 1 from ${table} t where t.id = wanted.id)`,
    [ids],
  );
  return rows[0]?.n ?? ids.length;
};

/**
 * Kills each process of the platform five times with SIGKILL while ten writers write. Afterwards every acknowledged row
 * exists, every projection has it, no event waits, and none failed.
 */
export const benchKills = () =>
  withPlatform(async (platform) => {
    const agent = await register(platform.url, 'probe', 'agent');
    const load = await startWriters(platform.url);
    const recovery = new Map<string, number[]>();
    const findings = makeFindings();
    for (let round = 0; round < killsOfEach; round += 1)
      for (const [name, pidOf] of Object.entries(processesOf(platform))) {
        const pid = pidOf();
        if (pid === undefined) throw new Error(`${name} does not run`);
        process.kill(pid, 'SIGKILL');
        const took = await until(async () => pidOf() !== pid && (await serves(platform.url, agent)));
        recovery.set(name, [...(recovery.get(name) ?? []), took]);
        process.stderr.write(`${name} was killed: every probe answers again after ${took.toFixed(1)} s\n`);
        findings.try(
          name,
          Number.isFinite(took) ? null : `a probe still fails ${recoverySeconds} s after a kill`,
        );
      }
    await load.stop();

    const db = new pg.Client({ connectionString: platform.run.postgres.url });
    await db.connect();
    for (const [kind, tables] of Object.entries(projections) as [keyof Written, readonly string[]][])
      for (const table of tables) {
        await until(async () => (await missingIn(db, table, load.written[kind])) === 0);
        const missing = await missingIn(db, table, load.written[kind]);
        findings.try(
          table,
          missing > 0 ? `${missing} of ${load.written[kind].length} rows are missing` : null,
        );
      }
    for (const schema of ['identity', 'catalog', 'inquiry', 'agent', 'content']) {
      const count = async (from: string) =>
        (await db.query<{ n: number }>(`select count(*)::int as n from ${schema}.${from}`)).rows[0]?.n ?? -1;
      await until(async () => (await count('outbox where published_at is null')) === 0);
      for (const from of ['outbox where published_at is null', 'dead_letters']) {
        const left = await count(from);
        findings.try(`${schema}.${from}`, left === 0 ? null : `${left} rows`);
      }
    }
    await db.end();

    const { franchises, requirements, inquiries } = load.written;
    printTable(`${killsOfEach} kills of each process under ${writers} writers`, [
      ['killed', 'kills', 'median s until every probe answers', 'most'],
      ...[...recovery].map(([name, took]) => {
        const sorted = [...took].sort((a, b) => a - b);
        return [
          name,
          took.length,
          (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1),
          (sorted.at(-1) ?? 0).toFixed(1),
        ];
      }),
    ]);
    printTable('After the kills', [
      ['figure', 'value'],
      ['acknowledged writes', franchises.length + requirements.length + inquiries.length],
      ['writes refused while a process was down', load.refused()],
      ['checks of recoveries, tables, projections, outboxes and dead letters', findings.tried()],
      ['failed', findings.failed().length],
    ]);
    reportFailures(findings.failed());
  });
