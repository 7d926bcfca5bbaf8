import type { Migration } from '@setu/service-kit';

/** Decisions about the verification of brands: what was checked, by whom, until when, and why it ended. `version` numbers those of a brand. */
export const createBrandVerifications: Migration = {
  name: '20261125131000-create-brand-verifications',
  up: async (db) => {
    await db.raw(`
      create table brand_verifications (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        version integer not null check (version > 0),
        decision text not null check (decision in ('verified', 'withdrawn', 'changed', 'expired')),
        documents jsonb not null default '[]',
        valid_until text check (valid_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        reason text,
        by_user_id uuid,
        decided_at timestamptz(3) not null,
        is_newest boolean not null default true
      );
      create unique index brand_verifications_newest on brand_verifications (user_id) where is_newest;
      create unique index brand_verifications_of_user on brand_verifications (user_id, version);
      create index brand_verifications_ending on brand_verifications (valid_until)
        where is_newest and decision = 'verified' and valid_until is not null;
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('brand_verifications');
  },
};
