import type { Migration } from '@setu/service-kit';

/**
 * Who says that an upload is shown: listings of the catalog, profiles of brands, or profiles of agents. All are in one table, so that an
 * older release, which asks it, removes no picture of a profile.
 */
export const addUploadUsers: Migration = {
  name: '20261126100000-add-upload-users',
  up: async (db) => {
    await db.raw(`alter table listing_uploads add column source text not null default 'catalog'`);
  },
  down: async (db) => {
    await db.raw(`delete from listing_uploads where source <> 'catalog'`);
    await db.raw('alter table listing_uploads drop column source');
  },
};
