import type { Migration } from '@setu/service-kit';

/**
 * The registry: every published release, what is live of each piece since when, who did what, and who may. Rows are
 * added, never changed: the newest deployment of a piece says what is live.
 */
export const createRegistry: Migration = {
  name: '20261121120000-create-registry',
  up: async (db) => {
    await db.raw(`
      create table gateway.releases (
        name text not null,
        version text not null,
        kind text not null check (kind in ('remote', 'shell', 'service')),
        release jsonb not null,
        published_by text not null,
        published_at timestamptz not null default now(),
        primary key (name, version)
      );
      create index releases_newest on gateway.releases (name, published_at desc);

      create table gateway.deployments (
        id bigint generated always as identity primary key,
        piece text not null,
        action text not null check (action in ('promote', 'canary', 'rollback', 'stop-canary')),
        live_version text,
        canary_version text,
        canary_percent numeric(5, 2) check (canary_percent between 0 and 100),
        -- The deployment a rollback leads back to; null for the first one of a piece.
        returns_to bigint references gateway.deployments,
        actor text not null,
        reason text,
        at timestamptz not null default now(),
        foreign key (piece, live_version) references gateway.releases (name, version),
        foreign key (piece, canary_version) references gateway.releases (name, version),
        check ((canary_version is null) = (canary_percent is null))
      );
      create index deployments_newest on gateway.deployments (piece, id desc);

      create table gateway.release_tokens (
        id uuid primary key default gen_random_uuid(),
        team text not null,
        -- Names of pieces; '*' is every piece.
        pieces text[] not null check (cardinality(pieces) > 0),
        -- SHA-256 of the token: who reads this table cannot publish with it.
        hash bytea not null unique check (length(hash) = 32),
        created_at timestamptz not null default now(),
        revoked_at timestamptz
      );

      create table gateway.release_log (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        actor text not null,
        action text not null,
        piece text not null,
        version text,
        outcome text not null check (outcome in ('done', 'refused')),
        detail jsonb not null
      );
      create index release_log_piece on gateway.release_log (piece, id desc);
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop table gateway.release_log;
      drop table gateway.release_tokens;
      drop table gateway.deployments;
      drop table gateway.releases;
    `);
  },
};
