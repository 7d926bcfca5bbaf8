import type { Migration } from '@setu/service-kit';

/**
 * How releases do with the people who get them: pages shown, and to whom a version failed. Visitors are known by a hash
 * with the day's salt, and the salt goes with its day: what stays names nobody.
 */
export const countReleases: Migration = {
  name: '20261121140000-count-releases',
  up: async (db) => {
    await db.raw(`
      create table gateway.release_counts (
        name text not null,
        version text not null,
        pages bigint not null,
        primary key (name, version)
      );

      create table gateway.release_visitors (
        name text not null,
        version text not null,
        visitor bytea not null check (length(visitor) = 16),
        seen_at timestamptz not null,
        -- When this version last failed for good, and what pages last did about it.
        failed_at timestamptz,
        retry_at timestamptz,
        fallback_at timestamptz,
        panel_at timestamptz,
        primary key (name, version, visitor)
      );
      create index release_visitors_well on gateway.release_visitors (seen_at)
        where failed_at is null and retry_at is null;

      create table gateway.visitor_salts (
        day date primary key,
        salt bytea not null check (length(salt) = 32)
      );
    `);
  },
  down: async (db) => {
    await db.raw(`
      drop table gateway.visitor_salts;
      drop table gateway.release_visitors;
      drop table gateway.release_counts;
    `);
  },
};
