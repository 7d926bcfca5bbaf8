import type { Migration } from '@setu/service-kit';

/** Files of a message as its reader sees them: addresses, names and sizes; null without any. The files are the content service's. */
export const addMessageFiles: Migration = {
  name: '20261126120000-add-message-files',
  up: async (db) => {
    await db.raw('alter table inquiry_messages add column files jsonb');
  },
  down: async (db) => {
    await db.raw('alter table inquiry_messages drop column files');
  },
};
