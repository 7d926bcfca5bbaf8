import type { MyFranchiseViews } from '@setu/contracts';
import type { Knex } from 'knex';
import { lastDays, startOf, timeZone } from '../days';

/** Views of a brand's franchises: the total, and the daily views of the last 30 days in India. */
export const readMyFranchiseViews = async (
  db: Knex,
  brandId: string,
  now: Date,
): Promise<MyFranchiseViews> => {
  const days = lastDays(now);
  const views = () =>
    db('analytics')
      .join('franchises', 'franchises.id', 'analytics.franchise_id')
      .where({ 'franchises.brand_id': brandId, 'analytics.event': 'franchise_view' });
  const removed = db('view_totals')
    .join('franchises', 'franchises.id', 'view_totals.franchise_id')
    .where({ 'franchises.brand_id': brandId })
    .sum('view_totals.views as sum')
    .first<{ sum: string | null }>();
  const [total, older, rows] = await Promise.all([
    views().count('* as count').first<{ count: string }>(),
    removed,
    views()
      .where('analytics.created_at', '>=', startOf(days[0] ?? ''))
      .groupByRaw('1')
      .select(db.raw('(analytics.created_at at time zone ?)::date::text as day', [timeZone]))
      .count('* as count') as Promise<{ day: string; count: string }[]>,
  ]);
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  return {
    total: Number(total.count) + Number(older.sum ?? 0),
    perDay: days.map((day) => ({ day, views: counts.get(day) ?? 0 })),
  };
};
