import type { Migration } from '@setu/service-kit';

/** Franchises that investors get by mail when a brand does not answer. */
export const keepAlternatives: Migration = {
  name: '20261129200000-keep-alternatives',
  up: async (db) => {
    await db.raw(`
      create table alternatives (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        title text not null,
        franchises jsonb not null,
        created_at timestamptz(3) not null
      );
      create index alternatives_of_user on alternatives (user_id, id);
      create index alternatives_old on alternatives (created_at);
    `);
  },
  down: async (db) => {
    await db.raw('drop table alternatives');
  },
};
