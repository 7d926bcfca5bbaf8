import type { PieceStatus } from '@setu/contracts';
import type { Knex } from 'knex';

type Numbers = Pick<PieceStatus['releases'][number], 'pages' | 'failures' | 'steps' | 'prepareFailures'>;

const nothing: Numbers = {
  pages: 0,
  failures: 0,
  steps: { retry: 0, fallback: 0, panel: 0 },
  prepareFailures: 0,
};

/** How the releases of a piece do, by version; what was never shown has noughts. */
export const numbersOf = async (db: Knex, name: string): Promise<(version: string) => Numbers> => {
  const [pages, failures] = await Promise.all([
    db('gateway.release_counts').where({ name }).select('version', 'pages'),
    db('gateway.release_visitors')
      .where({ name })
      .andWhereRaw('(failed_at is not null or retry_at is not null)')
      .groupBy('version')
      .select(
        'version',
        ...['failed', 'retry', 'fallback', 'panel', 'prepare'].map((step) =>
          db.raw('count(??)::int as ??', [`${step}_at`, step]),
        ),
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
