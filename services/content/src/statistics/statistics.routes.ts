import {
  getAdminStats,
  getAdminTrends,
  getInsights,
  getPlatformStats,
  type PlatformStats,
} from '@setu/contracts';
import { type Route, route, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { readAdminStats } from './admin-stats';
import { readInsights } from './insights';
import { readPlatformFigures } from './platform-figures';
import { readTrends } from './trends';

export interface StatisticsDeps extends Pick<ServiceDeps, 'db' | 'clock' | 'isDemo'> {
  /** The newest lines of the audit trail that every signed-in user may read. */
  newestActivity: (db: Knex, count: number) => Promise<PlatformStats['recentActivity']>;
}

/** Lines of recent activity on the signed-in home. */
const recentLines = 3;

export const statisticsRoutes = ({ db, clock, isDemo, newestActivity }: StatisticsDeps): Route[] => [
  route(getAdminStats, () => readAdminStats(db)),
  route(getAdminTrends, () => readTrends(db, clock.now())),
  route(getPlatformStats, async () => ({
    ...(await readPlatformFigures(db, clock.now(), isDemo)),
    recentActivity: await newestActivity(db, recentLines),
  })),
  route(getInsights, () => readInsights(db, clock.now(), isDemo)),
];
