import type { Migration } from '@setu/service-kit';

/**
 * Pictures that people upload. `bytes` is the announced size; type, width and height are found from the content. A picture is unused
 * while no listing names it (`listing_uploads`, a projection of the catalog); the index finds those that are removed.
 */
export const createUploads: Migration = {
  name: '20261123110000-create-uploads',
  up: async (db) => {
    await db.schema.createTable('uploads', (table) => {
      table.uuid('id').primary();
      table.uuid('owner_id').notNullable();
      table.text('state').notNullable();
      table.integer('bytes').notNullable();
      table.text('media_type');
      table.integer('width');
      table.integer('height');
      table.text('blur');
      table.text('refusal');
      table.timestamp('created_at', { precision: 3 }).notNullable();
      table.timestamp('ready_at', { precision: 3 });
      table.timestamp('unused_since', { precision: 3 });
      table.timestamp('removed_at', { precision: 3 });
      table.check("state in ('waiting', 'ready', 'refused', 'removed')", [], 'uploads_state_known');
      table.check(
        "state <> 'ready' or (width is not null and height is not null and blur is not null)",
        [],
        'uploads_ready_is_measured',
      );
    });
    await db.raw('create index uploads_of_owner on uploads (owner_id, created_at)');
    await db.raw(
      `create index uploads_to_remove on uploads (created_at) where state <> 'ready' or unused_since is not null`,
    );
    await db.schema.createTable('listing_uploads', (table) => {
      table.uuid('id').primary();
      table.integer('version').notNullable();
      table.specificType('upload_ids', 'uuid[]').notNullable();
    });
    await db.raw('create index listing_uploads_named on listing_uploads using gin (upload_ids)');
  },
  down: async (db) => {
    await db.schema.dropTable('listing_uploads');
    await db.schema.dropTable('uploads');
  },
};
