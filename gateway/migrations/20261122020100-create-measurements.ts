import type { Migration } from '@setu/service-kit';

/** Times of pages with a release, beside those of the release that was live then: the gates compare the two. */
export const createMeasurements: Migration = {
  name: '20261122020100-create-measurements',
  up: async (db) => {
    await db.raw(`
      create table gateway.release_measurements (
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
        foreign key (name, version) references gateway.releases (name, version) on delete cascade
      );
    `);
  },
  down: async (db) => {
    await db.raw('drop table gateway.release_measurements');
  },
};
