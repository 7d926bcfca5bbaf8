import type { Migration } from '@setu/service-kit';

/**
 * What happened on the site. `session_id` is a visitor's hash for one day, `ip_address` a network and never a whole
 * address. The salts are what the hashes are made with: with a day's salt gone, nobody can link its hashes to
 * an address any more. The indexes: a visitor's last view of a franchise, views of franchises, views of days.
 */
export const createAnalytics: Migration = {
  name: '20261121090400-create-analytics',
  up: async (db) => {
    await db.schema.createTable('analytics', (table) => {
      table.uuid('id').primary();
      table.text('event').notNullable();
      table.uuid('user_id');
      table.text('session_id');
      table.jsonb('data');
      table.text('ip_address');
      table.text('user_agent');
      table.timestamp('created_at', { precision: 3 }).notNullable();
      table.check("event in ('franchise_view')", [], 'analytics_event_known');
      table.check('(user_id is null) <> (session_id is null)', [], 'analytics_one_visitor');
      table.check("data->>'franchiseId' is not null", [], 'analytics_view_of');
    });
    await db.raw(`
      alter table analytics
        add column visitor text not null generated always as (coalesce(user_id::text, session_id)) stored,
        add column franchise_id uuid generated always as ((data->>'franchiseId')::uuid) stored`);
    await db.raw('create index analytics_of_visitor on analytics (visitor, franchise_id, created_at desc)');
    await db.raw('create index analytics_of_franchise on analytics (franchise_id, created_at)');
    await db.raw('create index analytics_of_event on analytics (event, created_at)');
    await db.schema.createTable('visitor_salts', (table) => {
      table.date('day').primary();
      table.binary('salt').notNullable();
    });
  },
  down: async (db) => {
    await db.schema.dropTable('visitor_salts');
    await db.schema.dropTable('analytics');
  },
};
