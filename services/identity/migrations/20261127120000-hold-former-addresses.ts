import type { Migration } from '@setu/service-kit';

/**
 * Addresses that accounts had and may get back. Nobody registers one meanwhile. Those of links that work and of notices that wait are
 * held from the beginning.
 */
export const holdFormerAddresses: Migration = {
  name: '20261127120000-hold-former-addresses',
  up: async (db) => {
    await db.raw(`
      create table former_addresses (
        email text not null,
        user_id uuid not null references users on delete cascade,
        held_until timestamptz(3) not null,
        primary key (email, user_id)
      );
      create index former_addresses_of_user on former_addresses (user_id);
      create index former_addresses_ended on former_addresses (held_until);
      insert into former_addresses (email, user_id, held_until)
        select email, user_id, max(held_until) from (
          select former_email as email, user_id, expires_at as held_until
            from password_resets where former_email is not null
          union all
          select mails.recipient, users.id, mails.created_at + interval '10 days'
            from mails join users on users.id = mails.user_id
            where mails.kind = 'email-moved' and mails.recipient <> users.email
              and mails.state in ('waiting', 'sending')
        ) as given_up
        group by email, user_id;
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('former_addresses');
  },
};
