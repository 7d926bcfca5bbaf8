import type {
  LoggedVerificationRun,
  VerificationEnd,
  VerificationProgress,
  VerificationRun,
  VerificationRunRequest,
} from '@setu/protocol';
import { ConflictError, NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { requireRelease } from '../../releases/published';
import { columns, type RunRow, toLoggedRun, toRun } from './run-row';
import { saveReport } from './verifications';

/** When a verifier is silent for this time, another one may claim its run. */
const lease = '60 seconds';
/** Number of verifiers that may end without a result before the run fails. */
const maxAttempts = 3;
/** Most open runs of one deployable. */
const maxOpen = 20;
const listed = 50;

type Requested = z.output<typeof VerificationRunRequest>;
type Ended = z.output<typeof VerificationEnd>;

/** Postgres does not accept NUL characters in a text. */
const withoutNul = (text: string) => text.replaceAll('\0', '');

const openRuns = (db: Knex, name: string) => db('gateway.verification_runs').where({ name, ended_at: null });

const sameRequest = ({ name, version, consumer }: Requested) => ({
  name,
  version,
  consumer: consumer?.name ?? null,
  consumer_version: consumer?.version ?? null,
});

/**
 * Adds a run, or returns the open one for the same request. A verifier's own run starts at once.
 * @throws NotFoundError when a release is not published, ConflictError when the deployable has too many open runs
 */
export const requestRun = (db: Knex, request: Requested, actor: string): Promise<VerificationRun> =>
  db.transaction(async (trx) => {
    await requireRelease(trx, request.name, request.version);
    if (request.consumer) await requireRelease(trx, request.consumer.name, request.consumer.version);
    const row = { ...sameRequest(request), requested_by: actor };
    if (request.isOwn) {
      const now = trx.fn.now();
      const held = {
        verifier: actor,
        attempt: 1,
        started_at: now,
        lease_until: trx.raw(`now() + ?`, [lease]),
      };
      const [own] = await trx('gateway.verification_runs')
        .insert({ ...row, ...held })
        .returning(columns(trx));
      return toRun(own);
    }
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`verify ${request.name}`]);
    const same = await openRuns(trx, request.name).where(sameRequest(request)).first(columns(trx));
    if (same) return toRun(same);
    const [{ open }] = await openRuns(trx, request.name).select(trx.raw('count(*)::int as open'));
    if (open >= maxOpen)
      throw new ConflictError(
        'conflict',
        `${open} verifications of ${request.name} are waiting. Try again when some of them are done.`,
      );
    const [added] = await trx('gateway.verification_runs').insert(row).returning(columns(trx));
    return toRun(added);
  });

/** Fails runs whose verifiers too often ended without a result. */
const failLostRuns = (trx: Knex) =>
  trx('gateway.verification_runs')
    .where({ ended_at: null })
    .andWhere('attempt', '>=', maxAttempts)
    .andWhere('lease_until', '<', trx.fn.now())
    .update({
      ended_at: trx.fn.now(),
      problem: `${maxAttempts} verifiers ended without a result. The log of the last one is kept.`,
    });

/**
 * Claims the run that has waited longest, or whose verifier is silent; null when there is none.
 * @param deployables those whose runs it may claim; null for all
 */
export const claimRun = (
  db: Knex,
  verifier: string,
  deployables: readonly string[] | null,
): Promise<VerificationRun | null> =>
  db.transaction(async (trx) => {
    await failLostRuns(trx);
    const waiting = await trx('gateway.verification_runs')
      .where({ ended_at: null })
      .andWhereRaw('coalesce(lease_until < now(), true)')
      .modify((query) => {
        if (deployables) void query.whereIn('name', deployables);
      })
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .first('id');
    if (!waiting) return null;
    const [taken] = await trx('gateway.verification_runs')
      .where({ id: waiting.id })
      .update({
        verifier,
        attempt: trx.raw('attempt + 1'),
        started_at: trx.fn.now(),
        lease_until: trx.raw('now() + ?', [lease]),
      })
      .returning(columns(trx));
    return toRun(taken);
  });

const leaseLost = (id: number) =>
  new ConflictError(
    'lease_lost',
    `Verification run ${id} is no longer yours: it ended, or another verifier claimed it.`,
  );

/** The row of a run whose lease this attempt holds. */
const held = (db: Knex, id: number, attempt: number) =>
  db('gateway.verification_runs').where({ id, attempt, ended_at: null });

/** Saves the current log and renews the lease. @throws ConflictError when another verifier claimed the run, or it ended */
export const saveProgress = async (
  db: Knex,
  id: number,
  { attempt, log }: VerificationProgress,
): Promise<void> => {
  const changed = await held(db, id, attempt).update({
    log: withoutNul(log),
    lease_until: db.raw('now() + ?', [lease]),
  });
  if (changed === 0) throw leaseLost(id);
};

/**
 * Ends a run: saves its results and its log, all or nothing.
 * @throws ConflictError when another verifier claimed it, or when a result would replace a failure that is newer than the run
 */
export const endRun = (
  db: Knex,
  id: number,
  { attempt, log, outcome }: Ended,
  actor: string,
): Promise<void> =>
  db.transaction(async (trx) => {
    const ended = 'problem' in outcome ? { problem: withoutNul(outcome.problem) } : resultOf(outcome.result);
    const changed = await held(trx, id, attempt).update({
      ...ended,
      log: withoutNul(log),
      ended_at: trx.fn.now(),
    });
    if (changed === 0) throw leaseLost(id);
    if ('problem' in outcome) return;
    for (const { name, version, report } of outcome.reports)
      await saveReport(trx, name, version, report, { actor, runId: id });
  });

const resultOf = (result: object) => ({ result: JSON.stringify(result).replaceAll('\\u0000', '') });

/** A run with its log. @throws NotFoundError */
export const runById = async (db: Knex, id: number): Promise<LoggedVerificationRun> => {
  const row: RunRow | undefined = await db('gateway.verification_runs')
    .where({ id })
    .first([...columns(db), 'log']);
  if (row) return toLoggedRun(row);
  throw new NotFoundError('not_found', `No such verification run: ${id}.`);
};

/** The newest runs, without logs. */
export const listRuns = async (
  db: Knex,
  { deployable, isPending }: { deployable: string | null; isPending: boolean },
): Promise<VerificationRun[]> => {
  const rows: RunRow[] = await db('gateway.verification_runs')
    .modify((query) => {
      if (deployable !== null) void query.where({ name: deployable });
      if (isPending) void query.where({ ended_at: null }).andWhereRaw('coalesce(lease_until < now(), true)');
    })
    .orderBy('id', 'desc')
    .limit(listed)
    .select(columns(db));
  return rows.map(toRun);
};
