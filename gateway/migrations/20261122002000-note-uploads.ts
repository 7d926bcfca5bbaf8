import type { Migration } from '@setu/service-kit';

/** Files of releases that are not published yet: what they hold together is limited, and old ones are removed. */
export const noteUploads: Migration = {
  name: '20261122002000-note-uploads',
  up: async (db) => {
    await db.raw(`
      create table gateway.release_uploads (
        name text not null,
        version text not null,
        path text not null,
        bytes bigint not null check (bytes >= 0),
        uploaded_at timestamptz not null default now(),
        primary key (name, version, path)
      );
      create index release_uploads_oldest on gateway.release_uploads (uploaded_at);
    `);
  },
  down: async (db) => {
    await db.raw('drop table gateway.release_uploads');
  },
};
