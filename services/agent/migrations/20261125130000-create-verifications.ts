import type { Migration } from '@setu/service-kit';

/**
 * Decisions about the verification of agents: what was checked, by whom, until when, and why it ended. `agent_profiles.is_verified`
 * stays, which earlier releases read and write; an agent who was verified before has no row.
 */
export const createVerifications: Migration = {
  name: '20261125130000-create-verifications',
  up: async (db) => {
    await db.raw(`
      create table verifications (
        id uuid primary key,
        user_id uuid not null,
        decision text not null check (decision in ('verified', 'withdrawn', 'changed', 'expired')),
        documents jsonb not null default '[]',
        valid_until text check (valid_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        reason text,
        by_user_id uuid,
        decided_at timestamptz(3) not null,
        is_newest boolean not null default true
      );
      create unique index verifications_newest on verifications (user_id) where is_newest;
      create index verifications_of_user on verifications (user_id, decided_at desc, id);
      create index verifications_ending on verifications (valid_until)
        where is_newest and decision = 'verified' and valid_until is not null;
    `);
  },
  down: (db) => db.schema.dropTable('verifications'),
};
