import { demoFranchiseIdPrefix, type PlatformStats } from '@setu/contracts';
import { daysBefore } from '@setu/service-kit';
import type { Knex } from 'knex';

type Figures = Pick<PlatformStats, 'totalOpportunities' | 'activeListings' | 'newThisWeek' | 'isSample'>;

/** The initial figures of a demo. Source: the dashboard of the specification. */
const demoBaseline = {
  totalOpportunities: 5_247,
  activeListings: 1_832,
  newThisWeek: 127,
} as const;

export const insertDemoBaseline = (trx: Knex.Transaction) =>
  trx('stat_baselines').insert(Object.entries(demoBaseline).map(([figure, value]) => ({ figure, value })));

const isDemoFranchise = (db: Knex) => db.raw('id::text like ?', [`${demoFranchiseIdPrefix}%`]);

/**
 * Number of listed franchises, active franchises and franchises of the last seven days. A demo adds them to its baseline, which includes
 * the demo's own franchises, so only later changes of their activity count.
 */
export const readPlatformFigures = async (db: Knex, now: Date, isDemo: boolean): Promise<Figures> => {
  const baselines: { figure: string; value: number }[] = isDemo ? await db('stat_baselines') : [];
  const baseline = new Map(baselines.map(({ figure, value }) => [figure, value]));
  const isSample = baselines.length > 0;
  const counted = await db('franchise_figures')
    .select({
      total: db.raw('coalesce(sum(franchises) filter (where not (is_demo and ?)), 0)', [isSample]),
      active: db.raw('coalesce(sum(case when is_demo and ? then active_since_listed else active end), 0)', [
        isSample,
      ]),
    })
    .first<{ total: string; active: string }>();
  const listed = await db('franchises')
    .where('listed_at', '>', daysBefore(now, 7))
    .whereRaw('not ?', [isSample ? isDemoFranchise(db) : db.raw('false')])
    .count({ week: '*' })
    .first<{ week: string }>();
  return {
    totalOpportunities: Number(counted.total) + (baseline.get('totalOpportunities') ?? 0),
    activeListings: Number(counted.active) + (baseline.get('activeListings') ?? 0),
    newThisWeek: Number(listed.week) + (baseline.get('newThisWeek') ?? 0),
    isSample,
  };
};
