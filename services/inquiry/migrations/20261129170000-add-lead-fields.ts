import type { Migration } from '@setu/service-kit';

/**
 * What a brand filters and sorts its leads by. The ranks are written with the row; those of rows that an earlier release writes stay 0,
 * which is last in their orders.
 */
export const addLeadFields: Migration = {
  name: '20261129170000-add-lead-fields',
  up: async (db) => {
    await db.raw(`
      alter table franchises add column lowest_budget numeric(12, 2);
      alter table inquiries
        add column experience text,
        add column is_below_budget boolean not null default false,
        add column budget_rank smallint not null default 0,
        add column start_rank smallint not null default 0;
      update inquiries set
        budget_rank = case budget
          when '500000-2500000' then 2 when '2500000-10000000' then 3 when '10000000-50000000' then 4 when '50000000+' then 5 else 0 end,
        start_rank = case start_time
          when '3-months' then 4 when '6-months' then 3 when '12-months' then 2 when 'later' then 1 else 0 end
      where budget is not null or start_time is not null;
      -- What an investor answered once, with null for "Prefer not to say"; a question that was never asked has no key.
      create table investor_answers (
        user_id uuid primary key,
        answers jsonb not null,
        updated_at timestamptz(3) not null
      );
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop table investor_answers;
      alter table inquiries
        drop column experience, drop column is_below_budget, drop column budget_rank, drop column start_rank;
      alter table franchises drop column lowest_budget;
    `);
  },
};
