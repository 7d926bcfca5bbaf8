import type { DeployableStatus } from '@setu/contracts';
import type { Knex } from 'knex';

type Numbers = Pick<DeployableStatus['releases'][number], 'pages' | 'failures' | 'steps' | 'prepareFailures'>;

const nothing: Numbers = {
  pages: 0,
  failures: 0,
  steps: { retry: 0, fallback: 0, 'error-panel': 0 },
  prepareFailures: 0,
};

/** Column with the time of each failure, by step. */
const columns = {
  failed: 'failed_at',
  retry: 'retry_at',
  fallback: 'fallback_at',
  'error-panel': 'panel_at',
  prepare: 'prepare_at',
};

/** Pages and failures of the releases of a deployable, by version; zeros for a version that was never shown. */
export const numbersOf = async (db: Knex, name: string): Promise<(version: string) => Numbers> => {
  const [pages, failures] = await Promise.all([
    db('gateway.release_counts').where({ name }).select('version', 'pages'),
    db('gateway.release_visitors')
      .where({ name })
      .andWhereRaw('(failed_at is not null or retry_at is not null)')
      .groupBy('version')
      .select(
        'version',
        ...Object.entries(columns).map(([step, column]) => db.raw('count(??)::int as ??', [column, step])),
      ),
  ]);
  const shown = new Map(pages.map((row) => [row.version, Number(row.pages)]));
  const failed = new Map(
    failures.map(({ version, failed, prepare, ...steps }) => [
      version,
      { failures: failed, steps, prepareFailures: prepare },
    ]),
  );
  return (version) => ({ ...nothing, ...failed.get(version), pages: shown.get(version) ?? 0 });
};
