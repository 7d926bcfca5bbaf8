import type { Migration } from '@setu/service-kit';

/**
 * Inquiries about a requirement, from inquiry's events. Those an agent sent to the requirement's brand are its offers;
 * a brand's request to visit a property is among them too and matches no demand of its receiver.
 */
export const createOffers: Migration = {
  name: '20261121100400-create-offers',
  up: async (db) => {
    await db.schema.createTable('offers', (table) => {
      table.uuid('id').primary();
      table.uuid('requirement_id').notNullable();
      table.uuid('from_user_id').notNullable();
      table.uuid('to_user_id').notNullable();
      table.uuid('property_id');
      table.decimal('proposed_commission', 5, 2);
      table.text('status').notNullable();
      table.integer('version').notNullable();
      table.timestamp('created_at', { precision: 3 }).notNullable();
    });
    await db.raw('create index offers_of_sender on offers (from_user_id, requirement_id, created_at)');
  },
  down: (db) => db.schema.dropTable('offers'),
};
