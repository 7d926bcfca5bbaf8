import type { Migration } from '@setu/service-kit';

export const createUsers: Migration = {
  name: '20261120090000-create-users',
  up: async (db) => {
    await db.schema.createTable('users', (table) => {
      table.uuid('id').primary();
      table.text('email').notNullable();
      table.text('first_name');
      table.text('last_name');
      table.text('profile_image_url');
      table.text('role').notNullable();
      table.text('phone');
      table.text('city');
      table.text('state');
      table.text('brand_name');
      table.integer('version').notNullable().defaultTo(1);
      table.timestamp('created_at').notNullable();
      table.timestamp('updated_at').notNullable();
      table.unique(['email'], { indexName: 'users_email_unique' });
      table.check("role in ('investor', 'brand', 'agent', 'admin')", [], 'users_role_known');
      // One spelling of an address: the unique index then holds for every case.
      table.check('email = lower(email) and length(email) between 3 and 254', [], 'users_email_lower');
      table.check("phone ~ '^[6-9][0-9]{9}$'", [], 'users_phone_indian');
      table.check('version >= 1', [], 'users_version_positive');
    });
  },
  down: async (db) => {
    await db.schema.dropTable('users');
  },
};
