import type { Migration } from '@setu/service-kit';

/** What catalog's events say of its franchises: enough to know whom an inquiry goes to. */
export const createFranchises: Migration = {
  name: '20261120100000-create-franchises',
  up: (db) =>
    db.schema.createTable('franchises', (table) => {
      table.uuid('id').primary();
      table.uuid('brand_id').notNullable();
      table.text('title').notNullable();
      table.boolean('is_active').notNullable();
      table.integer('version').notNullable();
    }),
  down: (db) => db.schema.dropTable('franchises'),
};
