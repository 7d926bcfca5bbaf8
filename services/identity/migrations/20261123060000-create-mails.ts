import type { Migration } from '@setu/service-kit';

/**
 * Mail that waits to be sent, and what became of it. `cause` is unique, so one cause has one mail. The text is composed when the
 * mail is sent: no row holds a link.
 */
export const createMails: Migration = {
  name: '20261123060000-create-mails',
  up: async (db) => {
    await db.raw(`
      create table mails (
        id uuid primary key,
        kind text not null,
        cause text not null unique,
        user_id uuid references users on delete cascade,
        recipient text,
        state text not null default 'waiting'
          check (state in ('waiting', 'sending', 'sent', 'refused', 'expired')),
        tries integer not null default 0,
        due_at timestamptz(3) not null,
        problem text,
        created_at timestamptz(3) not null,
        ended_at timestamptz(3),
        check (user_id is not null or recipient is not null)
      );
      create index mails_due on mails (due_at) where state in ('waiting', 'sending');
      create index mails_newest on mails (created_at desc, id desc);
      create index mails_of_user on mails (user_id);
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('mails');
  },
};
