import type { Migration } from '@setu/service-kit';

/** What a brand says of itself; its name stands in users, where everybody's name stands. */
export const createBrandProfiles: Migration = {
  name: '20261121090100-create-brand-profiles',
  up: async (db) => {
    await db.schema.createTable('brand_profiles', (table) => {
      table.uuid('user_id').primary().references('id').inTable('users').onDelete('cascade');
      table.text('description');
      table.text('target_audience');
      table.text('website');
      table.integer('version').notNullable().defaultTo(1);
      table.timestamp('updated_at').notNullable();
      table.check('version >= 1', [], 'brand_profiles_version_positive');
      table.check("website like 'https://%'", [], 'brand_profiles_website_https');
    });
  },
  down: async (db) => {
    await db.schema.dropTable('brand_profiles');
  },
};
