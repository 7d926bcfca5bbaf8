import { buildIndexes, type Migration } from '@setu/service-kit';

const newest = 'created_at desc, id desc';

const indexes = {
  inquiries_received_by_budget_rank: `(to_user_id, budget_rank desc, ${newest})`,
  inquiries_received_by_start_rank: `(to_user_id, start_rank desc, ${newest})`,
  inquiries_received_by_budget: `(to_user_id, budget, ${newest}) where budget is not null`,
  inquiries_received_by_start: `(to_user_id, start_time, ${newest}) where start_time is not null`,
  inquiries_received_by_experience: `(to_user_id, experience, ${newest}) where experience is not null`,
  inquiries_received_by_city: `(to_user_id, lower(city), ${newest}) where city is not null`,
  inquiries_received_below_budget: `(to_user_id, ${newest}) where is_below_budget`,
};

/** The orders and filters of the leads of a brand. */
export const indexLeads: Migration = {
  name: '20261129171000-index-leads',
  isConcurrent: true,
  up: (db) => buildIndexes(db, 'inquiries', indexes),
  down: async (db) => {
    await db.raw(`drop index ${Object.keys(indexes).join(', ')}`);
  },
};
