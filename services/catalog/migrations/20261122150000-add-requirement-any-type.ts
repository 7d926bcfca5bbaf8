import type { Migration } from '@setu/service-kit';

/** Whether a requirement takes any type of property. An earlier release still reads the type that stands beside it. */
export const addRequirementAnyType: Migration = {
  name: '20261122150000-add-requirement-any-type',
  up: async (db) => {
    await db.raw(
      'alter table property_requirements add column accepts_any_type boolean not null default false',
    );
  },
  down: async (db) => {
    await db.raw('alter table property_requirements drop column accepts_any_type');
  },
};
