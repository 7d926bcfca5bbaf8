import type { Migration } from '@setu/service-kit';

/**
 * What browsers measured of pages, as histograms with fixed bounds (`gateway/src/vitals/histogram.ts`): gateways add to the
 * same rows, so their sums are right. A row belongs to the deployment during which it was measured, so a canary is compared
 * with the live release of the same time.
 */
export const countVitals: Migration = {
  name: '20261122020000-count-vitals',
  up: async (db) => {
    await db.raw(`
      create table gateway.release_vitals (
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
      alter table gateway.deployments add column stops_when_slow boolean not null default false;
    `);
  },
  down: async (db) => {
    await db.raw(`
      alter table gateway.deployments drop column stops_when_slow;
      drop table gateway.release_vitals;
    `);
  },
};
