import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Findings } from './findings';
import type { Written } from './writers';

/** Longest time until a killed process serves again and projections are complete, s. */
export const recoverySeconds = 90;

/** Seconds until the condition is true; infinite when it is not in time. */
export const until = async (holds: () => Promise<boolean>): Promise<number> => {
  const began = Date.now();
  while (!(await holds().catch(() => false))) {
    if (Date.now() - began > recoverySeconds * 1000) return Number.POSITIVE_INFINITY;
    await sleep(100);
  }
  return (Date.now() - began) / 1000;
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

/** Rows that a repeated call or event would duplicate, and the columns that identify them. Writers give each listing a unique title. */
const doubled = [
  ["catalog.franchise_opportunities where title like 'Writer %'", 'brand_id, title'],
  ["catalog.property_requirements where title like 'Writer %'", 'brand_id, title'],
  ["inquiry.inquiries where subject like 'Writer %'", 'from_user_id, subject'],
  ["identity.news where kind = 'inquiry-received'", 'user_id, about_id'],
] as const;

/**
 * Checks that every acknowledged row exists once, that every projection has it, and that no event is waiting or failed.
 * @param url of the database that accepted the writes, with a role that reads all schemas
 */
export const checkWritten = async (url: string, written: Written, findings: Findings): Promise<void> => {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    for (const [kind, tables] of Object.entries(projections) as [keyof Written, readonly string[]][])
      for (const table of tables) {
        await until(async () => (await missingIn(db, table, written[kind])) === 0);
        const missing = await missingIn(db, table, written[kind]);
        findings.try(table, missing > 0 ? `${missing} of ${written[kind].length} rows are missing` : null);
      }
    for (const schema of ['identity', 'catalog', 'inquiry', 'agent', 'content']) {
      const count = async (from: string) =>
        (await db.query<{ n: number }>(`select count(*)::int as n from ${schema}.${from}`)).rows[0]?.n ?? -1;
      // Events of the last writes still cause others, such as notifications, so the outbox may fill again at once.
      const waited = await until(async () => (await count('outbox where published_at is null')) === 0);
      const isEmptied = Number.isFinite(waited);
      findings.try(`${schema}.outbox`, isEmptied ? null : `is not emptied within ${recoverySeconds} s`);
      const failed = await count('dead_letters');
      findings.try(`${schema}.dead_letters`, failed === 0 ? null : `${failed} rows`);
    }
    for (const [table, what] of doubled) {
      const { rows } = await db.query<{ n: number }>(
        `select count(*)::int as n from (select from ${table} group by ${what} having count(*) > 1) as twice`,
      );
      findings.try(`${table} once`, rows[0]?.n === 0 ? null : `${rows[0]?.n} are there twice`);
    }
  } finally {
    await db.end();
  }
};
