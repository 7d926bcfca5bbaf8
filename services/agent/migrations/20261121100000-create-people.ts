import type { Migration } from '@setu/service-kit';

/** What identity's events say of its users: names to show, and whether a brand still is one. */
export const createPeople: Migration = {
  name: '20261121100000-create-people',
  up: (db) =>
    db.schema.createTable('people', (table) => {
      table.uuid('id').primary();
      table.text('display_name').notNullable();
      table.text('role').notNullable();
      table.integer('version').notNullable();
    }),
  down: (db) => db.schema.dropTable('people'),
};
