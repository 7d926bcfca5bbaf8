import type { Migration } from '@setu/service-kit';

/**
 * The audit trail: one row an event, under the event's own id, so that a replay writes the same rows. A row has what a
 * sentence is made of; names and titles are looked up when it is read. Both indexes are lists, newest first.
 */
export const createActivity: Migration = {
  name: '20261121090200-create-activity',
  up: async (db) => {
    await db.schema.createTable('activity', (table) => {
      table.uuid('id').primary();
      table.text('source').notNullable();
      table.text('kind').notNullable();
      table.uuid('actor_id');
      table.text('actor_label');
      table.text('text').notNullable();
      table.uuid('about_id');
      table.boolean('is_public').notNullable();
      table.timestamp('created_at', { precision: 3 }).notNullable();
      table.check("text <> ''", [], 'activity_text_given');
    });
    await db.raw('create index activity_newest on activity (created_at desc, id desc)');
    await db.raw(
      'create index activity_newest_public on activity (created_at desc, id desc) where is_public',
    );
    await db.raw('create index activity_of_source on activity (source)');
  },
  down: (db) => db.schema.dropTable('activity'),
};
