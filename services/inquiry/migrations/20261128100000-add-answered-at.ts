import type { Migration } from '@setu/service-kit';

/** When the receiver first answered an inquiry: wrote, proposed or decided about a meeting, or changed the status. Null without an answer, and when an earlier release wrote it. */
export const addAnsweredAt: Migration = {
  name: '20261128100000-add-answered-at',
  up: async (db) => {
    await db.raw('alter table inquiries add column answered_at timestamptz(3)');
  },
  down: async (db) => {
    await db.raw('alter table inquiries drop column answered_at');
  },
};
