import type { Migration } from '@setu/service-kit';

/**
 * Editable site copy. A deleted piece keeps its row, so that a delete can be taken back; its key is free meanwhile.
 * The second index is what pages read.
 */
export const createWebsiteContent: Migration = {
  name: '20261121090000-create-website-content',
  up: async (db) => {
    await db.schema.createTable('website_content', (table) => {
      table.uuid('id').primary();
      table.text('section').notNullable();
      table.text('key').notNullable();
      table.text('title');
      table.text('content');
      table.text('image_url');
      table.text('link_url');
      table.jsonb('metadata');
      table.boolean('is_active').notNullable().defaultTo(true);
      table.integer('order').notNullable().defaultTo(0);
      table.timestamp('deleted_at', { precision: 3 });
      table.timestamp('created_at', { precision: 3 }).notNullable();
      table.timestamp('updated_at', { precision: 3 }).notNullable();
      table.check(
        "section in ('hero', 'features', 'testimonials', 'footer')",
        [],
        'website_content_section_known',
      );
      table.check('char_length(key) between 1 and 100', [], 'website_content_key_length');
    });
    await db.raw(
      'create unique index website_content_key_taken on website_content (key) where deleted_at is null',
    );
    await db.raw(
      'create index website_content_listed on website_content (section, "order", key) where deleted_at is null',
    );
  },
  down: (db) => db.schema.dropTable('website_content'),
};
