import type { Migration } from '@setu/service-kit';

/**
 * When news that nobody read are mailed, null when no mail is due; and the mail that lists them. News of an earlier release have neither,
 * so they are not mailed.
 */
export const addMailOfNews: Migration = {
  name: '20261124100100-add-mail-of-news',
  up: async (db) => {
    await db.raw('alter table news add column mail_due_at timestamptz(3), add column mail_id uuid');
  },
  down: async (db) => {
    await db.raw('alter table news drop column mail_due_at, drop column mail_id');
  },
};
