import type { Migration } from '@setu/service-kit';

/** Figures a demo starts from; empty where there is none, and then everything shown is counted. */
export const createSamples: Migration = {
  name: '20261121090500-create-samples',
  up: async (db) => {
    await db.schema.createTable('stat_baselines', (table) => {
      table.text('figure').primary();
      table.integer('value').notNullable();
    });
    await db.schema.createTable('insight_samples', (table) => {
      table.text('kind').notNullable();
      table.text('subject').notNullable();
      table.integer('position').notNullable();
      table.decimal('value', 14, 2).notNullable();
      /** The upper end where the figure is a range. */
      table.decimal('upper_value', 14, 2);
      table.primary(['kind', 'subject']);
      table.check("kind in ('trend', 'investment', 'city')", [], 'insight_samples_kind_known');
    });
  },
  down: async (db) => {
    await db.schema.dropTable('insight_samples');
    await db.schema.dropTable('stat_baselines');
  },
};
