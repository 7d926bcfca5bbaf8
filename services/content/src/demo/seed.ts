import { randomUUID } from 'node:crypto';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { demoViews } from './demo-views';

export interface SeedDeps extends Pick<ServiceDeps, 'inTransaction' | 'clock'> {
  /** Inserts the figures of the signed-in home and the sample insights of the demo. */
  insertDemoFigures: (trx: Knex.Transaction) => Promise<void>;
}

/** Tables that are empty until the site has events. */
const untouched = ['users', 'franchises', 'analytics', 'stat_baselines'] as const;

/** Seeds the demo: its baseline, its sample insights and the views of its brand's franchises. */
export const makeSeed =
  ({ inTransaction, clock, insertDemoFigures }: SeedDeps) =>
  (): Promise<void> =>
    inTransaction(async (trx) => {
      for (const table of untouched) if (await trx(table).first(trx.raw('1'))) return;
      await insertDemoFigures(trx);
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
