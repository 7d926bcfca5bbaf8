import type { Migration } from '@setu/service-kit';

/** How often a receiver was reminded of an inquiry. Of existing inquiries nobody is reminded, so that the first release with reminders sends no flood. */
export const addReminders: Migration = {
  name: '20261125090000-add-reminders',
  up: async (db) => {
    await db.raw('alter table inquiries add column reminders smallint not null default 2');
    await db.raw('alter table inquiries alter column reminders set default 0');
  },
  down: async (db) => {
    await db.schema.alterTable('inquiries', (table) => {
      table.dropColumn('reminders');
    });
  },
};
