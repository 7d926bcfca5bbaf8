import type { Migration } from '@setu/service-kit';

/** The brand in whose account a person works: their calls concern it. Null: none, or an earlier release stored the row. */
export const addWorksFor: Migration = {
  name: '20261125100000-add-works-for',
  up: async (db) => {
    await db.raw('alter table gateway.accounts add column works_for uuid');
  },
  down: async (db) => {
    await db.raw('alter table gateway.accounts drop column works_for');
  },
};
