import type { Migration } from '@setu/service-kit';

/** The listing that a line says was listed, so that users stop reading of it while strangers do not see it. */
export const addActivitySubject: Migration = {
  name: '20261122050100-add-activity-subject',
  up: async (db) => {
    await db.raw('alter table activity add column subject_id uuid');
  },
  down: async (db) => {
    await db.raw('alter table activity drop column subject_id');
  },
};
