import { buildIndexes, type Migration } from '@setu/service-kit';

/** What each side has not read, newest first. */
export const indexUnread: Migration = {
  name: '20261126100100-index-unread',
  isConcurrent: true,
  up: (db) =>
    buildIndexes(db, 'inquiries', {
      inquiries_unread_sent: '(from_user_id, created_at desc, id desc) where unread_by_sender',
      inquiries_unread_received: '(to_user_id, created_at desc, id desc) where unread_by_receiver',
    }),
  down: async (db) => {
    await db.raw('drop index inquiries_unread_sent, inquiries_unread_received');
  },
};
