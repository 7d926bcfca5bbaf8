import type { Migration } from '@setu/service-kit';

/**
 * Files of conversations: whether an upload is one, and which message has it, a projection of the inquiry service that says who may
 * get it. Releases before upload for listings only, which is what their rows say.
 */
export const addPrivateUploads: Migration = {
  name: '20261126120000-add-private-uploads',
  up: async (db) => {
    await db.raw('alter table uploads add column is_private boolean not null default false');
    await db.schema.createTable('message_files', (table) => {
      table.uuid('id').primary();
      table.integer('version').notNullable();
      table.uuid('from_user_id').notNullable();
      table.uuid('to_user_id').notNullable();
      table.specificType('upload_ids', 'uuid[]').notNullable();
      table.boolean('is_reported').notNullable();
    });
    await db.raw('create index message_files_named on message_files using gin (upload_ids)');
  },
  down: async (db) => {
    await db.schema.dropTable('message_files');
    // A release of before would serve them to everybody.
    await db('uploads').where('is_private', true).delete();
    await db.raw('alter table uploads drop column is_private');
  },
};
