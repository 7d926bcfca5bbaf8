import type { AdminTrends } from '@setu/contracts';
import type { Knex } from 'knex';
import { lastDays, startOf, timeZone } from '../days';

interface Series {
  table: string;
  /** Column of the instant. */
  column: string;
  /** Filter of the rows that count. */
  only?: Readonly<Record<string, string>>;
}

/** The daily counts. */
const registrations: Series = { table: 'users', column: 'registered_at' };
const inquiriesSent: Series = { table: 'inquiries', column: 'sent_at' };
const franchiseViews: Series = {
  table: 'analytics',
  column: 'created_at',
  only: { event: 'franchise_view' },
};

const countsOf = async (db: Knex, { table, column, only = {} }: Series, since: Date) => {
  const rows: { day: string; count: string }[] = await db(table)
    .where(only)
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
  const [registered, sent, viewed] = await Promise.all([
    countsOf(db, registrations, since),
    countsOf(db, inquiriesSent, since),
    countsOf(db, franchiseViews, since),
  ]);
  return days.map((day) => ({
    day,
    registrations: registered.get(day) ?? 0,
    inquiries: sent.get(day) ?? 0,
    views: viewed.get(day) ?? 0,
  }));
};
