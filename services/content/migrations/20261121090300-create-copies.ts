import type { Migration } from '@setu/service-kit';

/**
 * What the neighbours' events say, as far as it is counted here. No foreign keys between them: events of different
 * services come in any order.
 */
export const createCopies: Migration = {
  name: '20261121090300-create-copies',
  up: async (db) => {
    await db.schema.createTable('users', (table) => {
      table.uuid('id').primary();
      table.text('display_name').notNullable();
      table.text('role').notNullable();
      table.timestamp('registered_at', { precision: 3 }).notNullable().index();
      table.integer('version').notNullable();
    });
    await db.schema.createTable('franchises', (table) => {
      table.uuid('id').primary();
      table.uuid('brand_id').notNullable().index();
      table.text('title').notNullable();
      table.text('business_category');
      table.decimal('min_investment', 12, 2);
      table.decimal('max_investment', 12, 2);
      table.specificType('territories', 'text[]').notNullable();
      table.boolean('is_active').notNullable();
      /** Whether it was active when it was listed; null until that event has come. */
      table.boolean('listed_active');
      table.timestamp('listed_at', { precision: 3 }).notNullable().index();
      table.integer('version').notNullable();
    });
    await db.schema.createTable('properties', (table) => {
      table.uuid('id').primary();
      table.boolean('is_available').notNullable();
      table.integer('version').notNullable();
    });
    await db.schema.createTable('inquiries', (table) => {
      table.uuid('id').primary();
      table.uuid('franchise_id');
      table.text('status').notNullable();
      table.timestamp('sent_at', { precision: 3 }).notNullable().index();
      table.integer('version').notNullable();
    });
  },
  down: async (db) => {
    for (const table of ['inquiries', 'properties', 'franchises', 'users']) await db.schema.dropTable(table);
  },
};
