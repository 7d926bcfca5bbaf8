import type { Migration } from '@setu/service-kit';

/** Read copy of identity's users, for the names and the standing of those who own listings. */
export const createBrands: Migration = {
  name: '20261120100000-create-brands',
  up: async (db) => {
    await db.schema.createTable('brands', (table) => {
      table.uuid('id').primary();
      table.text('name').notNullable();
      table.boolean('is_brand').notNullable();
      table.integer('version').notNullable();
    });
  },
  down: async (db) => {
    await db.schema.dropTable('brands');
  },
};
