import type { MatrixRow, VerificationReport } from '@setu/contracts';
import { NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { isPublished } from './published';

/** What somebody found out. */
type Verdict = NonNullable<MatrixRow['verified']>;

interface VerdictRow {
  success: boolean;
  detail: string | null;
  verified_by: string;
  verified_at: Date;
}

const toVerdict = ({ success, detail, verified_by, verified_at }: VerdictRow): Verdict => ({
  success,
  detail,
  by: verified_by,
  at: verified_at.toISOString(),
});

/**
 * Notes what was found out about a version. The latest word on a thing holds.
 * @throws NotFoundError for a version that is not published here
 */
export const keepReport = async (
  db: Knex,
  name: string,
  version: string,
  { contracts, schemas }: VerificationReport,
  actor: string,
): Promise<void> => {
  await db.transaction(async (trx) => {
    for (const needed of [version, ...schemas.map(({ previous }) => previous)])
      if (!(await isPublished(trx, name, needed)))
        throw new NotFoundError(
          'release_not_found',
          `${name} ${needed} is not published here. Publish it first.`,
        );
    const seen = { verified_by: actor, verified_at: trx.fn.now() };
    for (const result of contracts)
      await trx('gateway.verifications')
        .insert({ provider: name, provider_version: version, ...result, ...seen })
        .onConflict(['provider', 'provider_version', 'integrity'])
        .merge();
    for (const { previous, success, detail } of schemas)
      await trx('gateway.schema_verifications')
        .insert({ service: name, version, previous_version: previous, success, detail, ...seen })
        .onConflict(['service', 'version', 'previous_version'])
        .merge();
  });
};

interface Provider {
  name: string;
  version: string;
}

/** Whether a version of a provider keeps the contract of this integrity; null when nobody looked. */
export type ContractVerdict = (provider: Provider, integrity: string) => Verdict | null;

/** All that was found out about these versions. */
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

/** Whether an earlier version works on the schema of a later one; null when nobody looked. */
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
