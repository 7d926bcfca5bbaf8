import type { Migration } from '@setu/service-kit';

/**
 * Property requirements of brands, from catalog's events. `urgency` is the priority as a number, 4 the most urgent, and
 * `location_keys` are the places as filters compare them; both follow from the events, so that a replay renews them.
 * The first index is the list in its order, read from its end.
 */
export const createDemands: Migration = {
  name: '20261121100300-create-demands',
  up: async (db) => {
    await db.schema.createTable('demands', (table) => {
      table.uuid('id').primary();
      table.uuid('brand_id').notNullable();
      table.text('title').notNullable();
      table.text('business_category').notNullable();
      table.text('property_type').notNullable();
      table.integer('min_area').notNullable();
      table.integer('max_area');
      table.specificType('preferred_locations', 'text[]').notNullable();
      table.specificType('location_keys', 'text[]').notNullable();
      table.decimal('max_rent_per_sq_ft', 8, 2);
      table.text('timeline');
      table.specificType('urgency', 'smallint').notNullable();
      table.boolean('is_active').notNullable();
      table.integer('version').notNullable();
      table.timestamp('created_at', { precision: 3 }).notNullable();
      table.check('urgency between 1 and 4', [], 'demands_urgency_known');
    });
    await db.raw('create index demands_most_urgent on demands (urgency, created_at, id) where is_active');
    await db.raw('create index demands_locations on demands using gin (location_keys) where is_active');
  },
  down: (db) => db.schema.dropTable('demands'),
};
