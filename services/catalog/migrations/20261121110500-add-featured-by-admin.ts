import type { Migration } from '@setu/service-kit';

/** Which franchises are featured by an administrator's word, beyond the limit of their brand. */
export const addFeaturedByAdmin: Migration = {
  name: '20261121110500-add-featured-by-admin',
  up: async (db) => {
    await db.raw(
      'alter table franchise_opportunities add column featured_by_admin boolean not null default false',
    );
  },
  down: async (db) => {
    await db.raw('alter table franchise_opportunities drop column featured_by_admin');
  },
};
