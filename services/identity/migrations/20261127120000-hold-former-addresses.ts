import type { Migration } from '@setu/service-kit';

/** Addresses that accounts had and may get back. Nobody registers one meanwhile. */
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
        select former_email, user_id, max(expires_at)
        from password_resets where former_email is not null
        group by former_email, user_id;
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('former_addresses');
  },
};
