import type { Migration } from '@setu/service-kit';

/**
 * Releases that were removed and whose files are still to be removed, and deployments that stay as the end of the way back
 * although what was live then is gone.
 */
export const createRemovedReleases: Migration = {
  name: '20261122012100-create-removed-releases',
  up: async (db) => {
    await db.raw(`
      create table gateway.removed_releases (
        name text not null,
        version text not null,
        -- Paths of its files, as its release.json named them.
        paths text[] not null,
        removed_at timestamptz not null default now(),
        primary key (name, version)
      );
      create index release_log_by_age on gateway.release_log (at);
      alter table gateway.deployments add column is_removed boolean not null default false;
    `);
  },
  down: async (db) => {
    await db.raw('alter table gateway.deployments drop column is_removed');
    await db.raw('drop index gateway.release_log_by_age; drop table gateway.removed_releases;');
  },
};
