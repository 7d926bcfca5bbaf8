import type { Migration } from '@setu/service-kit';

/**
 * What an investor says with an inquiry, and the number that they share. A row of a number stays as the log of the consent when the
 * number is withdrawn.
 */
export const addInvestorDetails: Migration = {
  name: '20261125110000-add-investor-details',
  up: async (db) => {
    await db.raw(
      'alter table inquiries add column budget text, add column city text, add column start_time text',
    );
    await db.raw(
      `create table inquiry_phones (
         inquiry_id uuid primary key references inquiries (id) on delete cascade,
         number text,
         on_whats_app boolean not null,
         consented_at timestamptz(3) not null,
         withdrawn_at timestamptz(3),
         check ((number is null) = (withdrawn_at is not null))
       )`,
    );
  },
  down: async (db) => {
    await db.raw('drop table inquiry_phones');
    await db.raw('alter table inquiries drop column budget, drop column city, drop column start_time');
  },
};
