import { buildIndexes, type Migration } from '@setu/service-kit';

/** Inquiries whose receiver may still be reminded, oldest first. An inquiry is open until the receiver answers it. */
export const indexReminders: Migration = {
  name: '20261125090100-index-reminders',
  isConcurrent: true,
  up: (db) =>
    buildIndexes(db, 'inquiries', {
      inquiries_unanswered: "(created_at) where status = 'open' and reminders < 2",
    }),
  down: async (db) => {
    await db.raw('drop index inquiries_unanswered');
  },
};
