import type { Migration } from '../db/migrate';

/** Tables that every service has for events: published (outbox), consumed (inbox), and failed (dead letters). */
const eventTables: Migration = {
  name: '00000000000000-event-tables',
  up: async (db) => {
    await db.schema.createTable('outbox', (table) => {
      table.bigIncrements('id');
      table.uuid('event_id').notNullable().unique();
      table.text('type').notNullable();
      table.text('aggregate_id').notNullable();
      table.jsonb('envelope').notNullable();
      table.timestamp('recorded_at').notNullable().defaultTo(db.fn.now());
      table.timestamp('published_at');
    });
    await db.raw('create index outbox_unpublished on outbox (id) where published_at is null');
    await db.schema.createTable('inbox', (table) => {
      table.text('consumer').notNullable();
      table.uuid('event_id').notNullable();
      table.timestamp('handled_at').notNullable().defaultTo(db.fn.now());
      table.primary(['consumer', 'event_id']);
    });
    await db.schema.createTable('dead_letters', (table) => {
      table.bigIncrements('id');
      table.text('consumer').notNullable();
      table.text('type').notNullable();
      table.text('payload').notNullable();
      table.text('reason').notNullable();
      table.timestamp('failed_at').notNullable().defaultTo(db.fn.now());
      table.timestamp('retried_at');
    });
  },
  down: async (db) => {
    await db.schema.dropTable('dead_letters');
    await db.schema.dropTable('inbox');
    await db.schema.dropTable('outbox');
  },
};

/** Indexes for retention, which looks for newer events of an aggregate and for rows by age. */
const retentionIndexes: Migration = {
  name: '00000000000001-retention-indexes',
  up: async (db) => {
    await db.raw('create index outbox_of_aggregate on outbox (aggregate_id, id)');
    await db.raw('create index inbox_by_age on inbox (handled_at)');
  },
  down: async (db) => {
    await db.raw('drop index inbox_by_age, outbox_of_aggregate');
  },
};

/** Migrations of the event tables. Services that publish no events have them too. */
export const eventMigrations: readonly Migration[] = [eventTables, retentionIndexes];
