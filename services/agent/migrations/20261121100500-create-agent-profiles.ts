import type { Migration } from '@setu/service-kit';

/**
 * Profiles of agents. `rating` and `total_deals` are sums over what stood before (`earlier_*`, only ever set by the
 * demo) and the confirmed assignments; they are computed again with each confirmation.
 */
export const createAgentProfiles: Migration = {
  name: '20261121100500-create-agent-profiles',
  up: async (db) => {
    await db.raw(`
      create table agent_profiles (
        id uuid primary key,
        version integer not null check (version > 0),
        user_id uuid not null constraint agent_profiles_one_per_user unique,
        company_name text not null check (char_length(company_name) between 1 and 150),
        license_number text not null check (char_length(license_number) between 1 and 80),
        experience integer not null check (experience between 0 and 60),
        commission_rate numeric(5, 2) not null check (commission_rate between 0 and 100),
        specializations text[] not null check (cardinality(specializations) <= 30),
        service_areas text[] not null check (cardinality(service_areas) <= 30),
        certifications text[] not null check (cardinality(certifications) <= 30),
        languages text[] not null check (cardinality(languages) <= 30),
        description text check (char_length(description) <= 5000),
        website text,
        linkedin_profile text,
        is_verified boolean not null default false,
        earlier_deals integer not null default 0 check (earlier_deals >= 0),
        earlier_rating numeric(3, 2) not null default 0 check (earlier_rating between 0 and 5),
        rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
        total_deals integer not null default 0 check (total_deals >= 0),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )
    `);
    await db.raw('create index agent_profiles_newest on agent_profiles (created_at, id)');
  },
  down: (db) => db.schema.dropTable('agent_profiles'),
};
