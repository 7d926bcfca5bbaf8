import type { Migration } from '@setu/service-kit';

/**
 * When a person proved that an email address is theirs, and the links that prove it. Only the hash of a link's token is stored.
 * `email` is the address that a link was sent to: that of the account, or the one it changes to.
 */
export const confirmEmails: Migration = {
  name: '20261123080000-confirm-emails',
  up: async (db) => {
    await db.raw(`
      alter table users add column email_confirmed_at timestamptz;
      create table email_links (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        email text not null,
        expires_at timestamptz(3) not null
      );
      create index email_links_of_user on email_links (user_id);
      create index email_links_expired on email_links (expires_at);
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop table email_links;
      alter table users drop column email_confirmed_at;
    `);
  },
};
