import { randomUUID } from 'node:crypto';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { demoViews } from './demo-views';

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock'> {
  /** Figures of the signed-in home that the demo starts from. */
  baseline: Readonly<Record<string, number>>;
  insertSamples: (trx: Knex.Transaction) => Promise<unknown>;
}

/** Tables that are empty as long as nothing happened here. */
const untouched = ['users', 'franchises', 'analytics', 'stat_baselines'] as const;

/** What the demo starts from: its baseline, its sample insights and the views of its brand's franchises. */
export const makeSeed =
  ({ inTransaction, clock, baseline, insertSamples }: Deps) =>
  (): Promise<void> =>
    inTransaction(async (trx) => {
      for (const table of untouched) if (await trx(table).first(trx.raw('1'))) return;
      await trx('stat_baselines').insert(
        Object.entries(baseline).map(([figure, value]) => ({ figure, value })),
      );
      await insertSamples(trx);
      await trx.batchInsert(
        'analytics',
        demoViews(clock.now()).map(({ franchiseId, sessionId, createdAt }) => ({
          id: randomUUID(),
          event: 'franchise_view',
          session_id: sessionId,
          data: JSON.stringify({ franchiseId }),
          created_at: createdAt,
        })),
      );
    });
