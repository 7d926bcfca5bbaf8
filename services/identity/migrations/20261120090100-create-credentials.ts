import type { Migration } from '@setu/service-kit';

/** Apart from users, so that no query for a user reads a password's hash by the way. */
export const createCredentials: Migration = {
  name: '20261120090100-create-credentials',
  up: async (db) => {
    await db.schema.createTable('credentials', (table) => {
      table.uuid('user_id').primary().references('id').inTable('users').onDelete('cascade');
      table.text('password_hash').notNullable();
      table.timestamp('changed_at').notNullable();
      table.check("password_hash like '$argon2id$%'", [], 'credentials_argon2id');
    });
  },
  down: async (db) => {
    await db.schema.dropTable('credentials');
  },
};
