import type { Migration } from '@setu/service-kit';

/**
 * Views of a franchise whose rows were removed because of their age, so that totals stay right. The index finds the rows
 * that still hold a network or the name of a browser.
 */
export const createViewTotals: Migration = {
  name: '20261122012000-create-view-totals',
  up: async (db) => {
    await db.schema.createTable('view_totals', (table) => {
      table.uuid('franchise_id').primary();
      table.bigInteger('views').notNullable();
    });
    await db.raw(`
      create index analytics_with_network on analytics (created_at)
        where ip_address is not null or user_agent is not null`);
  },
  down: async (db) => {
    await db.raw('drop index analytics_with_network');
    await db.schema.dropTable('view_totals');
  },
};
