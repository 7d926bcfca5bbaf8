import { feature, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { insertDemoSamples } from './insight-samples';
import { insertDemoBaseline } from './platform-figures';
import { type StatisticsDeps, statisticsRoutes } from './statistics.routes';

/** Figures counted from users, franchises, properties, inquiries and views. */
export const statistics = feature({
  name: 'statistics',
  needs: { newestActivity: 'activity' },
  build: (deps: ServiceDeps & Pick<StatisticsDeps, 'newestActivity'>) => ({
    routes: statisticsRoutes(deps),
    gives: {
      insertDemoFigures: async (trx: Knex.Transaction) => {
        await insertDemoBaseline(trx);
        await insertDemoSamples(trx);
      },
    },
  }),
});
