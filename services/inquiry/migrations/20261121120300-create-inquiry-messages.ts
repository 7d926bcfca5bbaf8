import type { Migration } from '@setu/service-kit';

/**
 * What is written after an inquiry's own text, which is message 0 of its thread. Positions begin at 1 and have no gaps:
 * they are the order, the cursor and, the highest one, the number of replies.
 */
export const createInquiryMessages: Migration = {
  name: '20261121120300-create-inquiry-messages',
  up: (db) =>
    db.schema.createTable('inquiry_messages', (table) => {
      table.uuid('id').primary();
      table.uuid('inquiry_id').notNullable().references('inquiries.id').onDelete('cascade');
      table.integer('position').notNullable();
      table.uuid('from_user_id').notNullable();
      table.text('message').notNullable();
      table.timestamp('created_at', { precision: 3 }).notNullable();
      table.unique(['inquiry_id', 'position'], { indexName: 'inquiry_messages_in_order' });
      table.check('position > 0', [], 'inquiry_messages_position_positive');
      table.check('char_length(message) between 1 and 5000', [], 'inquiry_messages_message_length');
    }),
  down: (db) => db.schema.dropTable('inquiry_messages'),
};
