import type { DeployableStatus } from '@setu/protocol';
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

/** Pages and failures of the releases of these deployables; zeros for a release that was never shown. */
export const numbersOf = async (
  db: Knex,
  names: readonly string[],
): Promise<(name: string, version: string) => Numbers> => {
  const [pages, failures] = await Promise.all([
    db('gateway.release_counts').whereIn('name', names).select('name', 'version', 'pages'),
    db('gateway.release_visitors')
      .whereIn('name', names)
      .andWhereRaw('(failed_at is not null or retry_at is not null)')
      .groupBy('name', 'version')
      .select(
        'name',
        'version',
        ...Object.entries(columns).map(([step, column]) => db.raw('count(??)::int as ??', [column, step])),
      ),
  ]);
  const shown = new Map(pages.map((row) => [`${row.name} ${row.version}`, Number(row.pages)]));
  const failed = new Map(
    failures.map(({ name, version, failed, prepare, ...steps }) => [
      `${name} ${version}`,
      { failures: failed, steps, prepareFailures: prepare },
    ]),
  );
  return (name, version) => {
    const key = `${name} ${version}`;
    return { ...nothing, ...failed.get(key), pages: shown.get(key) ?? 0 };
  };
};
