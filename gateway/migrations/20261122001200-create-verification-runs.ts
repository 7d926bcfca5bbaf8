import type { Migration } from '@setu/service-kit';

/**
 * Runs of verifiers: what they were asked to look at, who looked, what they wrote. A verification that a run found out
 * names it. Rows of earlier command lines name none.
 */
export const createVerificationRuns: Migration = {
  name: '20261122001200-create-verification-runs',
  up: async (db) => {
    await db.raw(`
      create table gateway.verification_runs (
        id bigint generated always as identity primary key,
        name text not null,
        version text not null,
        consumer text,
        consumer_version text,
        requested_by text not null,
        requested_at timestamptz not null default now(),
        -- How often a verifier took it. Whoever lost the lease writes with an older attempt, and is refused.
        attempt integer not null default 0,
        verifier text,
        started_at timestamptz,
        lease_until timestamptz,
        ended_at timestamptz,
        result jsonb,
        problem text,
        log text not null default '',
        foreign key (name, version) references gateway.releases (name, version),
        check ((consumer is null) = (consumer_version is null)),
        check ((ended_at is null) = (result is null and problem is null))
      );
      create index verification_runs_open on gateway.verification_runs (id) where ended_at is null;
      create index verification_runs_name on gateway.verification_runs (name, id desc);

      alter table gateway.verifications
        add column run_id bigint references gateway.verification_runs;
      alter table gateway.schema_verifications
        add column run_id bigint references gateway.verification_runs;
    `);
  },
  down: async (db) => {
    await db.raw(`
      alter table gateway.schema_verifications drop column run_id;
      alter table gateway.verifications drop column run_id;
      drop table gateway.verification_runs;
    `);
  },
};
