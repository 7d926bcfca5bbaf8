import type { LoggedVerificationRun, VerificationResult, VerificationRun } from '@setu/protocol';
import type { Knex } from 'knex';

/** A row of gateway.verification_runs, and whether a verifier holds its lease. */
export interface RunRow {
  id: string;
  name: string;
  version: string;
  consumer: string | null;
  consumer_version: string | null;
  requested_by: string;
  requested_at: Date;
  attempt: number;
  verifier: string | null;
  started_at: Date | null;
  ended_at: Date | null;
  result: unknown;
  problem: string | null;
  is_held: boolean;
  log: string;
}

/** Columns of a run without its log, which may be long. */
export const columns = (db: Knex) => [
  'id',
  'name',
  'version',
  'consumer',
  'consumer_version',
  'requested_by',
  'requested_at',
  'attempt',
  'verifier',
  'started_at',
  'ended_at',
  'result',
  'problem',
  db.raw('coalesce(lease_until > now(), false) as is_held'),
];

const stateOf = ({ ended_at, result, is_held }: Omit<RunRow, 'log'>): VerificationRun['state'] => {
  if (ended_at) return result ? 'done' : 'failed';
  return is_held ? 'running' : 'pending';
};

export const toRun = (row: Omit<RunRow, 'log'>): VerificationRun => ({
  id: Number(row.id),
  name: row.name,
  version: row.version,
  consumer:
    row.consumer && row.consumer_version ? { name: row.consumer, version: row.consumer_version } : null,
  state: stateOf(row),
  attempt: row.attempt,
  requestedBy: row.requested_by,
  requestedAt: row.requested_at.toISOString(),
  verifier: row.verifier,
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  result: row.result as VerificationResult | null,
  problem: row.problem,
});

export const toLoggedRun = (row: RunRow): LoggedVerificationRun => ({ ...toRun(row), log: row.log });
