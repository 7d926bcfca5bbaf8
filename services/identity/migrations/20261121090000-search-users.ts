import type { Migration } from '@setu/service-kit';

/** What administrators' lists read: words anywhere in names and address, newest first, of one role or of all. */
export const searchUsers: Migration = {
  name: '20261121090000-search-users',
  up: async (db) => {
    await db.raw(`
      alter table users add column search_text text not null generated always as (
        lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(brand_name, '') || ' ' || email)
      ) stored;
      create index users_search on users using gin (search_text public.gin_trgm_ops);
      create index users_newest on users (created_at desc, id desc);
      create index users_role_newest on users (role, created_at desc, id desc);
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop index users_role_newest, users_newest;
      alter table users drop column search_text;
    `);
  },
};
