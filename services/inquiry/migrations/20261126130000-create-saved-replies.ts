import type { Migration } from '@setu/service-kit';

/** Texts that brands often answer with. The index lists those of one brand by title. */
export const createSavedReplies: Migration = {
  name: '20261126130000-create-saved-replies',
  up: async (db) => {
    await db.schema.createTable('saved_replies', (table) => {
      table.uuid('id').primary();
      table.uuid('brand_id').notNullable();
      table.text('title').notNullable();
      table.text('text').notNullable();
      table.timestamp('created_at', { precision: 3 }).notNullable();
      table.timestamp('updated_at', { precision: 3 }).notNullable();
      table.index(['brand_id', 'title', 'id'], 'saved_replies_of_brand');
      table.check('char_length(title) between 1 and 80', [], 'saved_replies_title_length');
      table.check('char_length("text") between 1 and 5000', [], 'saved_replies_text_length');
    });
  },
  down: async (db) => {
    await db.schema.dropTable('saved_replies');
  },
};
