import { buildIndexes, type Migration } from '@setu/service-kit';

/** News whose mail is due, the waiting news of one person, and the news that a mail lists. */
const indexes: Readonly<Record<string, string>> = {
  news_mail_due: '(mail_due_at) where mail_due_at is not null and read_at is null',
  news_mail_of_user: '(user_id) where mail_due_at is not null and read_at is null',
  news_mailed: '(mail_id) where mail_id is not null',
};

export const indexMailOfNews: Migration = {
  name: '20261124100200-index-mail-of-news',
  isConcurrent: true,
  up: async (db) => {
    await buildIndexes(db, 'news', indexes);
  },
  down: async (db) => {
    for (const name of Object.keys(indexes)) await db.raw(`drop index ${name}`);
  },
};
