import type { Migration } from '@setu/service-kit';

/**
 * What the recovery of an account needs: the one change of the address that is under way, links that also end ways in since an
 * instant, and whether the address was proven when two-step verification was turned on. Links to a new address that were sent
 * before keep working, the newest of each account.
 */
export const recoverAccounts: Migration = {
  name: '20261127100000-recover-accounts',
  up: async (db) => {
    await db.raw(`
      create table email_changes (
        user_id uuid primary key references users on delete cascade,
        email text not null,
        requested_at timestamptz(3) not null
      );
      insert into email_changes (user_id, email, requested_at)
        select distinct on (link.user_id) link.user_id, link.email, now()
        from email_links link join users on users.id = link.user_id
        where link.email <> users.email
        order by link.user_id, link.expires_at desc;
      alter table password_resets add column ends_since timestamptz(3);
      alter table two_step add column is_address_proven boolean not null default false;
      update two_step set is_address_proven = true
        from users where users.id = two_step.user_id and users.email_confirmed_at <= two_step.confirmed_at;
    `);
  },
  down: async (db) => {
    await db.raw(`
      alter table two_step drop column is_address_proven;
      alter table password_resets drop column ends_since;
      drop table email_changes;
    `);
  },
};
