import type { Migration } from '@setu/service-kit';

/**
 * Whether a user may offer properties, as an agent or a brand. Nobody known so far offers any, and who lists one is
 * vouched for by the gateway at that moment, so true is right for all until identity tells otherwise.
 */
export const addProviderStanding: Migration = {
  name: '20261121110000-add-provider-standing',
  up: async (db) => {
    await db.raw('alter table brands add column is_provider boolean not null default true');
  },
  down: async (db) => {
    await db.raw('alter table brands drop column is_provider');
  },
};
