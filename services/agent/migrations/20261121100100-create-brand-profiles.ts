import type { Migration } from '@setu/service-kit';

/** What brands say of themselves, from identity's events; shown on their demands. */
export const createBrandProfiles: Migration = {
  name: '20261121100100-create-brand-profiles',
  up: (db) =>
    db.schema.createTable('brand_profiles', (table) => {
      table.uuid('user_id').primary();
      table.text('brand_name').notNullable();
      table.text('description');
      table.text('target_audience');
      table.integer('version').notNullable();
    }),
  down: (db) => db.schema.dropTable('brand_profiles'),
};
