import type { Migration } from '@setu/service-kit';

/** The projection of {{producer}}.{{name}}.v1. */
export const {{createTable}}: Migration = {
  name: '{{migration}}',
  up: async (db) => {
    await db.schema.createTable('{{table}}', (table) => {
      table.uuid('id').primary();
      table.integer('version').notNullable();
    });
  },
  down: async (db) => {
    await db.schema.dropTable('{{table}}');
  },
};
