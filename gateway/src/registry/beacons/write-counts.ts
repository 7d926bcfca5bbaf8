import type { Knex } from 'knex';
import type { Counted, CountedEvent } from './count-buffer';

const columns = ['failed_at', 'retry_at', 'fallback_at', 'panel_at', 'prepare_at'] as const;
type Column = (typeof columns)[number];

/** Columns that an event sets. `panel_at` is the time of the error panel. */
const marks: Record<CountedEvent, readonly Column[]> = {
  page: [],
  failed: ['failed_at'],
  prepare: ['failed_at', 'prepare_at'],
  retry: ['retry_at'],
  fallback: ['failed_at', 'fallback_at'],
  'error-panel': ['failed_at', 'panel_at'],
};

const pageRows = (counted: readonly Counted[]) =>
  counted
    .filter(({ pages }) => pages > 0)
    .map(({ deployable: name, version, pages }) => ({ name, version, pages }));

const visitorRows = (
  trx: Knex.Transaction,
  counted: readonly Counted[],
  hashOf: (visitor: string) => Buffer,
) =>
  counted
    .flatMap(({ deployable: name, version, visitors }) =>
      [...visitors].map(([key, { isIssued, countedEvents }]) => {
        const set = new Set([...countedEvents].flatMap((countedEvent) => marks[countedEvent]));
        const times = Object.fromEntries(
          columns.map((column) => [column, set.has(column) ? trx.fn.now() : null]),
        );
        const visitor = hashOf(key);
        return { name, version, visitor, is_issued: isIssued, seen_at: trx.fn.now(), ...times };
      }),
    )
    // Always in the same order, so that gateways that write at the same time cannot deadlock.
    .sort((a, b) => Buffer.compare(a.visitor, b.visitor));

/** Rows of one statement: Postgres takes 65,535 values. */
const rowsPerInsert = 1000;

/** Adds the counts to the database. */
export const writeCounts = async (
  trx: Knex.Transaction,
  counted: readonly Counted[],
  hashOf: (visitor: string) => Buffer,
): Promise<void> => {
  const pages = pageRows(counted).sort((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  );
  if (pages.length > 0)
    await trx('gateway.release_counts')
      .insert(pages)
      .onConflict(['name', 'version'])
      .merge({ pages: trx.raw('release_counts.pages + excluded.pages') });
  const visitors = visitorRows(trx, counted, hashOf);
  const merged = Object.fromEntries(
    columns.map((column) => [
      column,
      trx.raw('coalesce(excluded.??, release_visitors.??)', [column, column]),
    ]),
  );
  for (let from = 0; from < visitors.length; from += rowsPerInsert)
    await trx('gateway.release_visitors')
      .insert(visitors.slice(from, from + rowsPerInsert))
      .onConflict(['name', 'version', 'visitor'])
      .merge({ seen_at: trx.raw('excluded.seen_at'), ...merged });
};
