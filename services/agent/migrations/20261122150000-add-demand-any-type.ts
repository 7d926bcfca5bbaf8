import type { Migration } from '@setu/service-kit';

/** Whether a demand takes any type of property, from catalog's events; those before the field say no. */
export const addDemandAnyType: Migration = {
  name: '20261122150000-add-demand-any-type',
  up: async (db) => {
    await db.raw('alter table demands add column accepts_any_type boolean not null default false');
  },
  down: async (db) => {
    await db.raw('alter table demands drop column accepts_any_type');
  },
};
