import type { Migration } from '@setu/service-kit';

/**
 * What people who need no account write to us, and counters of how often. `fingerprint` is the same for the same words: a
 * double click is found by it. The other index is the list, newest first.
 */
export const createLetters: Migration = {
  name: '20261121090700-create-letters',
  up: async (db) => {
    await db.schema.createTable('consultations', (table) => {
      table.uuid('id').primary();
      table.text('name').notNullable();
      table.text('phone').notNullable();
      table.text('email');
      table.text('city');
      table.text('budget');
      table.text('involvement');
      table.text('message');
      table.text('fingerprint').notNullable();
      table.timestamp('created_at', { precision: 3 }).notNullable();
    });
    await db.schema.createTable('contact_messages', (table) => {
      table.uuid('id').primary();
      table.text('name').notNullable();
      table.text('email').notNullable();
      table.text('phone');
      table.text('message').notNullable();
      table.text('fingerprint').notNullable();
      table.timestamp('created_at', { precision: 3 }).notNullable();
    });
    for (const letters of ['consultations', 'contact_messages']) {
      await db.raw('create index ?? on ?? (created_at desc, id desc)', [`${letters}_newest`, letters]);
      await db.raw('create index ?? on ?? (fingerprint, created_at)', [`${letters}_same_words`, letters]);
    }
    await db.schema.createTable('attempts', (table) => {
      table.string('key', 255).primary();
      table.integer('points').notNullable().defaultTo(0);
      table.bigInteger('expire').index('attempts_expire');
    });
  },
  down: async (db) => {
    for (const table of ['attempts', 'contact_messages', 'consultations']) await db.schema.dropTable(table);
  },
};
