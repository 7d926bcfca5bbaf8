import type { AdminTrends } from '@setu/contracts';
import type { Knex } from 'knex';
import { lastDays, startOf, timeZone } from '../days';

/** What is counted a day, and the column of its instant. */
const series = {
  registrations: ['users', 'registered_at'],
  inquiries: ['inquiries', 'sent_at'],
  views: ['analytics', 'created_at'],
} as const;

const countsOf = async (db: Knex, [table, column]: readonly [string, string], since: Date) => {
  const rows: { day: string; count: string }[] = await db(table)
    .where(column, '>=', since)
    .groupByRaw('1')
    .select(db.raw('(?? at time zone ?)::date::text as day', [column, timeZone]))
    .count('* as count');
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
};

/** Registrations, inquiries and franchise views of the last 30 days, day by day in India. */
export const readTrends = async (db: Knex, now: Date): Promise<AdminTrends> => {
  const days = lastDays(now);
  const since = startOf(days[0] ?? '');
  const [registrations, inquiries, views] = await Promise.all([
    countsOf(db, series.registrations, since),
    countsOf(db, series.inquiries, since),
    countsOf(db, series.views, since),
  ]);
  return days.map((day) => ({
    day,
    registrations: registrations.get(day) ?? 0,
    inquiries: inquiries.get(day) ?? 0,
    views: views.get(day) ?? 0,
  }));
};
