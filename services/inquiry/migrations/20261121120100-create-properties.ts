import type { Migration } from '@setu/service-kit';

/** What catalog's events say of properties: enough to know whose they are and whom a visit is asked of. */
export const createProperties: Migration = {
  name: '20261121120100-create-properties',
  up: (db) =>
    db.schema.createTable('properties', (table) => {
      table.uuid('id').primary();
      table.uuid('provider_id').notNullable();
      table.text('title').notNullable();
      table.boolean('is_available').notNullable();
      table.integer('version').notNullable();
    }),
  down: (db) => db.schema.dropTable('properties'),
};
