import type { Migration } from '@setu/service-kit';

/** Columns as rate-limiter-flexible names them; `expire` is milliseconds since 1970. */
export const createAttempts: Migration = {
  name: '20261120090200-create-attempts',
  up: async (db) => {
    await db.schema.createTable('attempts', (table) => {
      table.string('key', 255).primary();
      table.integer('points').notNullable().defaultTo(0);
      table.bigInteger('expire').index('attempts_expire');
    });
  },
  down: async (db) => {
    await db.schema.dropTable('attempts');
  },
};
