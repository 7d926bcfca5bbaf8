import type { AdminStats } from '@setu/contracts';
import type { Knex } from 'knex';

/** Number of all users, franchises, properties and inquiries with any status, which triggers keep up to date. */
export const readAdminStats = async (db: Knex): Promise<AdminStats> => {
  const rows: { name: string; count: string }[] = await db('row_counts')
    .select('table_name as name', 'count')
    .unionAll(db('franchise_figures').select(db.raw(`'franchises'`), db.raw('coalesce(sum(franchises), 0)')));
  const counts = new Map(rows.map(({ name, count }) => [name, Number(count)]));
  const of = (name: string) => counts.get(name) ?? 0;
  return {
    totalUsers: of('users'),
    totalFranchises: of('franchises'),
    totalProperties: of('properties'),
    totalInquiries: of('inquiries'),
  };
};
