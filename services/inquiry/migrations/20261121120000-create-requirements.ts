import type { Migration } from '@setu/service-kit';

/** What catalog's events say of property requirements: enough to know whom an offer goes to. */
export const createRequirements: Migration = {
  name: '20261121120000-create-requirements',
  up: (db) =>
    db.schema.createTable('requirements', (table) => {
      table.uuid('id').primary();
      table.uuid('brand_id').notNullable();
      table.text('title').notNullable();
      table.boolean('is_active').notNullable();
      table.integer('version').notNullable();
    }),
  down: (db) => db.schema.dropTable('requirements'),
};
