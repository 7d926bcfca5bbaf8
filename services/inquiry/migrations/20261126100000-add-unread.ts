import type { Migration } from '@setu/service-kit';

/** Whether a message waits for a side of an inquiry. Existing inquiries count as read. */
export const addUnread: Migration = {
  name: '20261126100000-add-unread',
  up: async (db) => {
    await db.schema.alterTable('inquiries', (table) => {
      table.boolean('unread_by_sender').notNullable().defaultTo(false);
      table.boolean('unread_by_receiver').notNullable().defaultTo(false);
    });
  },
  down: async (db) => {
    await db.schema.alterTable('inquiries', (table) => {
      table.dropColumns('unread_by_sender', 'unread_by_receiver');
    });
  },
};
