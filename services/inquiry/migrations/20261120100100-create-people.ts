import type { Migration } from '@setu/service-kit';

/** What identity's events say of its users: the name to show beside an inquiry. */
export const createPeople: Migration = {
  name: '20261120100100-create-people',
  up: (db) =>
    db.schema.createTable('people', (table) => {
      table.uuid('id').primary();
      table.text('display_name').notNullable();
      table.text('role').notNullable();
      table.integer('version').notNullable();
    }),
  down: (db) => db.schema.dropTable('people'),
};
