import type { Migration } from '@setu/service-kit';

/** What was seen to fit: contracts by their content with versions of providers, earlier versions with later schemas. */
export const createVerifications: Migration = {
  name: '20261121150000-create-verifications',
  up: async (db) => {
    await db.raw(`
      create table gateway.verifications (
        provider text not null,
        provider_version text not null,
        -- Hash of the pact: releases with the same expectations share one row.
        integrity text not null,
        consumer text not null,
        success boolean not null,
        detail text,
        verified_by text not null,
        verified_at timestamptz not null default now(),
        primary key (provider, provider_version, integrity),
        foreign key (provider, provider_version) references gateway.releases (name, version)
      );

      create table gateway.schema_verifications (
        service text not null,
        -- The version whose migrations made the schema, and the earlier one that was run on it.
        version text not null,
        previous_version text not null,
        success boolean not null,
        detail text,
        verified_by text not null,
        verified_at timestamptz not null default now(),
        primary key (service, version, previous_version),
        foreign key (service, version) references gateway.releases (name, version),
        foreign key (service, previous_version) references gateway.releases (name, version)
      );

      -- What the running gateway itself relies on: it is no piece and has no release.
      create table gateway.own_contracts (
        file text primary key,
        provider text not null,
        integrity text not null,
        pact bytea not null
      );
    `);
  },
  down: async (db) => {
    await db.raw('drop table gateway.own_contracts, gateway.schema_verifications, gateway.verifications');
  },
};
