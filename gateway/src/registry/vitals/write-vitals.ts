import type { VitalName } from '@setu/protocol';
import type { Knex } from 'knex';

/** A number of pages with a value in the same bucket. */
export interface VitalCount {
  deployable: string;
  version: string;
  route: string;
  metric: VitalName;
  isIssued: boolean;
  bucket: number;
  pages: number;
}

/** Rows of one statement: Postgres takes 65,535 values. */
const rowsPerInsert = 1_000;

/** Id of the newest deployment of each of these names, without names that have none. */
const newestDeployments = async (trx: Knex, names: readonly string[]): Promise<Map<string, string>> => {
  const rows = await trx('gateway.deployments')
    .whereIn('piece', [...names])
    .groupBy('piece')
    .select('piece')
    .max('id as id');
  return new Map(rows.map(({ piece, id }) => [piece, id]));
};

const keyColumns = ['name', 'version', 'deployment', 'route', 'metric', 'is_issued', 'bucket'] as const;

/** Adds the counts to the database. */
export const writeVitals = async (trx: Knex, counts: readonly VitalCount[]): Promise<void> => {
  const deployments = await newestDeployments(trx, [...new Set(counts.map(({ deployable }) => deployable))]);
  const rows = counts
    .map(({ deployable: name, isIssued: is_issued, ...count }) => ({
      name,
      ...count,
      is_issued,
      deployment: deployments.get(name) ?? '0',
    }))
    .map((row) => ({ row, order: keyColumns.map((column) => row[column]).join(' ') }))
    // Always in the same order, so that gateways that write at the same time cannot deadlock.
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ row }) => row);
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await trx('gateway.release_vitals')
      .insert(rows.slice(from, from + rowsPerInsert))
      .onConflict([...keyColumns])
      .merge({ pages: trx.raw('release_vitals.pages + excluded.pages') });
};
