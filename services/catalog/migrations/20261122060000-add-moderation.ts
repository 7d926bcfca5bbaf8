import type { Migration } from '@setu/service-kit';

const tables = ['franchise_opportunities', 'property_requirements', 'property_listings'] as const;

/**
 * Which listings an administrator hid: when, why and who. Administrators list all and search titles, so each table gets an
 * index for the newest, one for the hidden and one for words of the title.
 */
export const addModeration: Migration = {
  name: '20261122060000-add-moderation',
  up: async (db) => {
    for (const table of tables)
      await db.raw(`
        alter table ${table}
          add column hidden_at timestamptz(3),
          add column hidden_reason text,
          add column hidden_by uuid;
        create index ${table}_newest on ${table} (created_at, id);
        create index ${table}_hidden on ${table} (created_at, id) where hidden_at is not null;
        create index ${table}_title on ${table} using gin (lower(title) public.gin_trgm_ops);
      `);
  },
  down: async (db) => {
    for (const table of tables)
      await db.raw(`
        drop index ${table}_newest, ${table}_hidden, ${table}_title;
        alter table ${table} drop column hidden_at, drop column hidden_reason, drop column hidden_by;
      `);
  },
};
