import { demoFranchiseIdPrefix, type PlatformStats } from '@setu/contracts';
import type { Knex } from 'knex';
import { daysBefore } from '../days';

type Figures = Pick<PlatformStats, 'totalOpportunities' | 'activeListings' | 'newThisWeek' | 'isSample'>;

/** Figures a demo starts from: those of the specification's dashboard. */
export const demoBaseline = {
  totalOpportunities: 5_247,
  activeListings: 1_832,
  newThisWeek: 127,
} as const;

const isDemoFranchise = (db: Knex) => db.raw('id::text like ?', [`${demoFranchiseIdPrefix}%`]);

/**
 * Number of listed franchises, active ones and those of the last seven days. A demo adds them to its baseline, which includes
 * the demo's own franchises; of those only later changes of their activity count.
 */
export const readPlatformFigures = async (db: Knex, now: Date, isDemo: boolean): Promise<Figures> => {
  const baselines: { figure: string; value: number }[] = isDemo ? await db('stat_baselines') : [];
  const baseline = new Map(baselines.map(({ figure, value }) => [figure, value]));
  const isSample = baselines.length > 0;
  const inBaseline = isSample ? isDemoFranchise(db) : db.raw('false');
  const counted = await db('franchises')
    .select({
      total: db.raw('count(*) filter (where not ?)', [inBaseline]),
      active: db.raw(
        'coalesce(sum(is_active::int - case when ? then coalesce(listed_active, is_active)::int else 0 end), 0)',
        [inBaseline],
      ),
      week: db.raw('count(*) filter (where not ? and listed_at > ?)', [inBaseline, daysBefore(now, 7)]),
    })
    .first<{ total: string; active: string; week: string }>();
  return {
    totalOpportunities: Number(counted.total) + (baseline.get('totalOpportunities') ?? 0),
    activeListings: Number(counted.active) + (baseline.get('activeListings') ?? 0),
    newThisWeek: Number(counted.week) + (baseline.get('newThisWeek') ?? 0),
    isSample,
  };
};
