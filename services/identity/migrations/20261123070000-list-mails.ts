import type { Migration } from '@setu/service-kit';

/** What administrators' list of mails reads: one state, or the beginning of an address, newest first. */
export const listMails: Migration = {
  name: '20261123070000-list-mails',
  up: async (db) => {
    await db.raw(`
      create index mails_state_newest on mails (state, created_at desc, id desc);
      create index mails_recipient on mails (recipient text_pattern_ops);
    `);
  },
  down: async (db) => {
    await db.raw('drop index mails_state_newest, mails_recipient');
  },
};
