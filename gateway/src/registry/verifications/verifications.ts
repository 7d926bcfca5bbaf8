import type { MatrixRow, VerificationReport } from '@setu/protocol';
import { ConflictError, NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { isPublished } from '../../releases/published';

/** The result of a verification. */
type Verdict = NonNullable<MatrixRow['verified']>;

interface VerdictRow {
  success: boolean;
  detail: string | null;
  verified_by: string;
  verified_at: Date;
  run_id: string | null;
}

const toVerdict = ({ success, detail, verified_by, verified_at, run_id }: VerdictRow): Verdict => ({
  success,
  detail,
  by: verified_by,
  at: verified_at.toISOString(),
  ...(run_id === null ? {} : { run: Number(run_id) }),
});

/** Who verified it, and in which run; the run is null for command lines without runs. */
interface Evidence {
  actor: string;
  runId: number | null;
}

/**
 * Lets a success replace a failure only when its run began after that failure was recorded: the log of such a run is the
 * evidence.
 */
const onlyNewer =
  (table: 'verifications' | 'schema_verifications', success: boolean, runId: number | null) =>
  (query: Knex.QueryBuilder) => {
    if (success)
      query.whereRaw(
        `(gateway.${table}.success or gateway.${table}.verified_at <
          (select started_at from gateway.verification_runs where id = ?))`,
        [runId],
      );
  };

const refuseClaim = (what: string, runId: number | null) =>
  new ConflictError(
    'verification_refused',
    `${what} failed a verification, and ${runId === null ? 'a claim without a run does not replace that' : 'this run began before that was recorded'}. Verify it again: the result of a new run replaces the failure.`,
  );

/**
 * Saves the results for a version. A later result replaces an earlier one, except for a success without newer evidence.
 * @throws NotFoundError for a version that is not published here, ConflictError for such a success
 */
export const saveReport = async (
  db: Knex,
  name: string,
  version: string,
  { contracts, schemas }: VerificationReport,
  { actor, runId }: Evidence,
): Promise<void> => {
  await db.transaction(async (trx) => {
    for (const required of [version, ...schemas.map(({ previous }) => previous)])
      if (!(await isPublished(trx, name, required)))
        throw new NotFoundError(
          'release_not_found',
          `${name} ${required} is not published here. Publish it first.`,
        );
    const seen = { verified_by: actor, verified_at: trx.fn.now(), run_id: runId };
    for (const result of contracts) {
      const [saved] = await trx('gateway.verifications')
        .insert({ provider: name, provider_version: version, ...result, ...seen })
        .onConflict(['provider', 'provider_version', 'integrity'])
        .merge()
        .modify(onlyNewer('verifications', result.success, runId))
        .returning('provider');
      if (!saved) throw refuseClaim(`The contract of ${result.consumer} with ${name} ${version}`, runId);
    }
    for (const { previous, success, detail } of schemas) {
      const [saved] = await trx('gateway.schema_verifications')
        .insert({ service: name, version, previous_version: previous, success, detail, ...seen })
        .onConflict(['service', 'version', 'previous_version'])
        .merge()
        .modify(onlyNewer('schema_verifications', success, runId))
        .returning('service');
      if (!saved) throw refuseClaim(`${name} ${previous} on the schema of ${version}`, runId);
    }
  });
};

interface Provider {
  name: string;
  version: string;
}

/** Whether a version of a provider satisfies the contract of this integrity; null when it was not verified. */
export type ContractVerdict = (provider: Provider, integrity: string) => Verdict | null;

/** The results for these versions. */
export const contractVerdicts = async (
  db: Knex,
  providers: readonly Provider[],
): Promise<ContractVerdict> => {
  const keyOf = ({ name, version }: Provider, integrity: string) => `${name} ${version} ${integrity}`;
  const rows = await db('gateway.verifications').whereIn(
    ['provider', 'provider_version'],
    providers.map(({ name, version }) => [name, version]),
  );
  const known = new Map(
    rows.map((row) => [
      keyOf({ name: row.provider, version: row.provider_version }, row.integrity),
      toVerdict(row),
    ]),
  );
  return (provider, integrity) => known.get(keyOf(provider, integrity)) ?? null;
};

/** Whether an earlier version works on the schema of a later one; null when it was not verified. */
export const schemaVerdict = async (
  db: Knex,
  service: string,
  version: string,
  previous: string,
): Promise<Verdict | null> => {
  const row = await db('gateway.schema_verifications')
    .where({ service, version, previous_version: previous })
    .first();
  return row ? toVerdict(row) : null;
};
