import type { Migration } from '@setu/service-kit';

/** The person whose name is in a line's text, so that it can be taken out when the account is deleted. */
export const addActivityPerson: Migration = {
  name: '20261123090000-add-activity-person',
  up: async (db) => {
    await db.raw(`
      alter table activity add column person_id uuid, add column person_name text;
      create index activity_of_person on activity (person_id) where person_id is not null;
    `);
  },
  down: async (db) => {
    await db.raw('alter table activity drop column person_id, drop column person_name');
  },
};
