import type { Migration } from '@setu/service-kit';

/**
 * The schema as commit 84bc0e0d had it, in place of the migrations until then. It has the name of the last of them, so a database
 * of that commit has it already.
 */
export const baseline: Migration = {
  name: '20261125100000-add-works-for',
  replaces: { first: '20261120220000-create-sessions', until: '84bc0e0d', count: 17 },
  up: async (db) => {
    await db.raw(`
      -- Sessions of signed-in people. The id in the cookie is not here, only its hash: who reads this table cannot sign in with it. "id"
      -- names a session for its person and opens nothing.
      create table sessions (
        sid_hash bytea primary key check (length(sid_hash) = 32),
        kind text not null check (kind in ('user', 'admin')),
        user_id uuid not null,
        sess jsonb not null,
        expire timestamptz not null,
        created_at timestamptz not null default now(),
        id uuid not null default gen_random_uuid(),
        used_at timestamptz not null default now()
      );
      create index sessions_expire on sessions (expire);
      create index sessions_user on sessions (user_id);

      -- The role of each user, as identity last told it: a running session has the role its user has now. No foreign key: a gateway may
      -- have sessions of accounts that it does not know yet.
      create table accounts (
        user_id uuid primary key,
        role text not null check (role in ('investor', 'brand', 'agent', 'admin')),
        version integer not null check (version >= 0),
        -- From which version of the account on sessions are valid: a changed password ends those that began before it.
        sessions_from integer not null default 0,
        -- The brand in whose account the person works.
        works_for uuid
      );

      -- The registry: every published release, what is live of each piece since when, who did what, and who may. Rows are added, never
      -- changed: the newest deployment of a piece says what is live.
      create table releases (
        name text not null,
        version text not null,
        kind text not null check (kind in ('remote', 'shell', 'service')),
        release jsonb not null,
        published_by text not null,
        published_at timestamptz not null default now(),
        primary key (name, version)
      );
      create index releases_newest on releases (name, published_at desc);

      -- The kind that each name is bound to by its first release.
      create table deployables (
        name text primary key,
        kind text not null check (kind in ('remote', 'shell', 'service')),
        created_at timestamptz not null default now(),
        check ((name = 'shell') = (kind = 'shell'))
      );

      create table deployments (
        id bigint generated always as identity primary key,
        piece text not null,
        action text not null check (action in ('promote', 'canary', 'rollback', 'stop-canary')),
        live_version text,
        canary_version text,
        canary_percent numeric(5, 2) check (canary_percent between 0 and 100),
        -- The deployment a rollback leads back to; null for the first one of a piece.
        returns_to bigint references deployments,
        actor text not null,
        reason text,
        at timestamptz not null default now(),
        -- It stays as the end of the way back although what was live then is gone.
        is_removed boolean not null default false,
        stops_when_slow boolean not null default false,
        foreign key (piece, live_version) references releases (name, version),
        foreign key (piece, canary_version) references releases (name, version),
        check ((canary_version is null) = (canary_percent is null))
      );
      create index deployments_newest on deployments (piece, id desc);

      create table release_tokens (
        id uuid primary key default gen_random_uuid(),
        team text not null,
        -- Names of pieces; '*' is every piece.
        pieces text[] not null,
        -- SHA-256 of the token: who reads this table cannot publish with it.
        hash bytea not null unique check (length(hash) = 32),
        created_at timestamptz not null default now(),
        revoked_at timestamptz,
        -- What it may do beyond releasing the pieces it names. It may hold rights alone: a verifier's.
        rights text[] not null default '{}',
        constraint release_tokens_pieces_check check (cardinality(pieces) > 0 or cardinality(rights) > 0)
      );

      create table release_log (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        actor text not null,
        action text not null,
        piece text not null,
        version text,
        outcome text not null check (outcome in ('done', 'refused')),
        detail jsonb not null
      );
      create index release_log_piece on release_log (piece, id desc);
      create index release_log_by_age on release_log (at);

      -- Files of releases that are not published yet: what they hold together is limited, and old ones are removed.
      create table release_uploads (
        name text not null,
        version text not null,
        path text not null,
        bytes bigint not null check (bytes >= 0),
        uploaded_at timestamptz not null default now(),
        primary key (name, version, path)
      );
      create index release_uploads_oldest on release_uploads (uploaded_at);

      -- Releases that were removed and whose files are still to be removed.
      create table removed_releases (
        name text not null,
        version text not null,
        -- Paths of its files, as its release.json named them.
        paths text[] not null,
        removed_at timestamptz not null default now(),
        primary key (name, version)
      );

      -- How releases do with the people who get them: pages shown, and to whom a version failed. Visitors are known by a hash with the
      -- day's salt, and the salt goes with its day: what stays names nobody.
      create table release_counts (
        name text not null,
        version text not null,
        pages bigint not null,
        primary key (name, version)
      );
      create table release_visitors (
        name text not null,
        version text not null,
        visitor bytea not null check (length(visitor) = 16),
        seen_at timestamptz not null,
        -- When this version last failed for good, and what pages last did about it.
        failed_at timestamptz,
        retry_at timestamptz,
        fallback_at timestamptz,
        panel_at timestamptz,
        -- Only visitors who have their id from a gateway judge a canary; everybody else can be made up.
        is_issued boolean not null default false,
        -- When the release's server code last failed to prepare a page for the visitor.
        prepare_at timestamptz,
        primary key (name, version, visitor)
      );
      create index release_visitors_well on release_visitors (seen_at) where failed_at is null and retry_at is null;
      create table visitor_salts (
        day date primary key,
        salt bytea not null check (length(salt) = 32)
      );

      -- What browsers measured of pages, as histograms with fixed bounds (src/vitals/histogram.ts): gateways add to the same rows, so
      -- their sums are right. A row belongs to the deployment during which it was measured, so a canary is compared with the live release
      -- of the same time.
      create table release_vitals (
        name text not null,
        version text not null,
        -- The newest deployment of that name when it was measured.
        deployment bigint not null,
        -- Pattern of the route.
        route text not null,
        metric text not null,
        -- Whether a gateway issued the visitor's id: only such visitors judge a canary.
        is_issued boolean not null,
        bucket smallint not null check (bucket >= 0),
        pages bigint not null,
        primary key (name, version, deployment, route, metric, is_issued, bucket)
      );

      -- Times of pages with a release, beside those of the release that was live then: the gates compare the two.
      create table release_measurements (
        name text not null,
        version text not null,
        metric text not null,
        -- Pattern of the route.
        route text not null,
        -- Milliseconds, medians of one run.
        value double precision not null,
        live_version text not null,
        live_value double precision not null,
        measured_by text not null,
        measured_at timestamptz not null default now(),
        primary key (name, version, metric, route),
        foreign key (name, version) references releases (name, version) on delete cascade
      );

      -- Runs of verifiers: what they were asked to look at, who looked, what they wrote. A verification that a run found out names it.
      create table verification_runs (
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
        foreign key (name, version) references releases (name, version),
        check ((consumer is null) = (consumer_version is null)),
        check ((ended_at is null) = (result is null and problem is null))
      );
      create index verification_runs_open on verification_runs (id) where ended_at is null;
      create index verification_runs_name on verification_runs (name, id desc);
      create table verifications (
        provider text not null,
        provider_version text not null,
        -- Hash of the pact: releases with the same expectations share one row.
        integrity text not null,
        consumer text not null,
        success boolean not null,
        detail text,
        verified_by text not null,
        verified_at timestamptz not null default now(),
        run_id bigint references verification_runs,
        primary key (provider, provider_version, integrity),
        foreign key (provider, provider_version) references releases (name, version)
      );
      create table schema_verifications (
        service text not null,
        -- The version whose migrations made the schema, and the earlier one that was run on it.
        version text not null,
        previous_version text not null,
        success boolean not null,
        detail text,
        verified_by text not null,
        verified_at timestamptz not null default now(),
        run_id bigint references verification_runs,
        primary key (service, version, previous_version),
        foreign key (service, version) references releases (name, version),
        foreign key (service, previous_version) references releases (name, version)
      );

      -- What the running gateway itself relies on: it is no piece and has no release.
      create table own_contracts (
        file text primary key,
        provider text not null,
        integrity text not null,
        pact bytea not null
      );
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop table own_contracts, schema_verifications, verifications, verification_runs, release_measurements, release_vitals,
        visitor_salts, release_visitors, release_counts, removed_releases, release_uploads, release_log, release_tokens,
        deployments, deployables, releases, accounts, sessions
    `);
  },
};
