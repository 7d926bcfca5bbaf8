import type { Migration } from '@setu/service-kit';

/** One row at most; none means the product's own name and description. */
export const createSiteSettings: Migration = {
  name: '20261121090600-create-site-settings',
  up: (db) =>
    db.schema.createTable('site_settings', (table) => {
      table.integer('id').primary();
      table.text('site_name').notNullable();
      table.text('site_description').notNullable();
      table.timestamp('updated_at', { precision: 3 }).notNullable();
      table.check('id = 1', [], 'site_settings_one_row');
    }),
  down: (db) => db.schema.dropTable('site_settings'),
};
