import type { Migration } from '@setu/service-kit';

/**
 * News of people: facts and ids, no text. `sequence` is drawn while the recipient's row is locked, so that the news of one person become
 * visible in its order and a stream can resume after it. An event has one row for each recipient. `other_id` has no foreign key: its
 * lock and the recipient's would deadlock for two people who write to each other.
 */
export const createNews: Migration = {
  name: '20261123150000-create-news',
  up: async (db) => {
    await db.raw(`
      create table news (
        id uuid primary key,
        sequence bigserial not null unique,
        user_id uuid not null references users on delete cascade,
        event_id uuid not null,
        kind text not null,
        about_id uuid not null,
        about_kind text,
        state text,
        other_id uuid,
        created_at timestamptz(3) not null,
        read_at timestamptz(3),
        unique (event_id, user_id)
      );
      create index news_newest on news (user_id, created_at desc, id desc);
      create index news_after on news (user_id, sequence);
      create index news_unread on news (user_id, about_id) where read_at is null;
      create index news_old on news (created_at);
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('news');
  },
};
