import type { Migration } from '@setu/service-kit';

/**
 * Inquiries. No foreign key to franchises or people: those are copies that a replay empties and rebuilds.
 * Instants have milliseconds, as they leave in cursors. The indexes are the lists: what one sent, what one
 * received, and either by status, newest first.
 */
export const createInquiries: Migration = {
  name: '20261120100200-create-inquiries',
  up: async (db) => {
    await db.schema.createTable('inquiries', (table) => {
      table.uuid('id').primary();
      table.uuid('from_user_id').notNullable();
      table.uuid('to_user_id').notNullable();
      table.uuid('franchise_id');
      table.uuid('property_id');
      table.uuid('requirement_id');
      table.text('subject').notNullable();
      table.text('message').notNullable();
      table.text('status').notNullable().defaultTo('open');
      table.integer('version').notNullable().defaultTo(1);
      table.timestamp('created_at', { precision: 3 }).notNullable();
      table.timestamp('updated_at', { precision: 3 }).notNullable();
      table.check('from_user_id <> to_user_id', [], 'inquiries_not_to_oneself');
      table.check('char_length(subject) between 1 and 150', [], 'inquiries_subject_length');
      table.check('char_length(message) between 1 and 5000', [], 'inquiries_message_length');
      table.check('version > 0', [], 'inquiries_version_positive');
      table.check(
        "status in ('open', 'in_progress', 'meeting_scheduled', 'negotiation', 'deal_closed', 'declined', 'withdrawn')",
        [],
        'inquiries_status_known',
      );
    });
    await db.raw('create index inquiries_sent on inquiries (from_user_id, created_at desc, id desc)');
    await db.raw('create index inquiries_received on inquiries (to_user_id, created_at desc, id desc)');
    await db.raw(
      'create index inquiries_received_by_status on inquiries (to_user_id, status, created_at desc, id desc)',
    );
  },
  down: (db) => db.schema.dropTable('inquiries'),
};
