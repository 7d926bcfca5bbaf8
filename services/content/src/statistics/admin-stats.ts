import type { AdminStats } from '@setu/contracts';
import type { Knex } from 'knex';

/** Number of all users, franchises, properties and inquiries with any status. */
export const readAdminStats = async (db: Knex): Promise<AdminStats> => {
  const count = (table: string) => db(table).count('*');
  const row = await db
    .select({
      users: count('users'),
      franchises: count('franchises'),
      properties: count('properties'),
      inquiries: count('inquiries'),
    })
    .first();
  return {
    totalUsers: Number(row?.users),
    totalFranchises: Number(row?.franchises),
    totalProperties: Number(row?.properties),
    totalInquiries: Number(row?.inquiries),
  };
};
